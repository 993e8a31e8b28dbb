cd /tmp/wt/acts; export PYTHONPATH=/tmp/wt/acts/src:/tmp/wt/acts PLAYMAT_CARD_DATA=/work/shared/cards PATH=/work/main/.venv/bin:$PATH
