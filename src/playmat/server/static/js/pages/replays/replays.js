// Replays: the list of finished games, or one of them being watched.
import { draw } from '../../lib/html.js';
import '../../card/peek.js';
import { params, topbar } from '../../lib/ui.js';
import { showList } from './list.js';
import { watchReplay } from './player.js';
import { showRule } from '../shared/rule_popover.js';

const main = document.getElementById('main');
draw(document.getElementById('top'), topbar('/replays'));
if (params.get('id')) watchReplay(main, params.get('id'), Number(params.get('step')) || 0);
else showList(main);

document.addEventListener('click', e => {
  const rule = e.target.closest('[data-rule]');
  if (rule) showRule(document.getElementById('rule'), rule.dataset.rule, rule);
  if (e.target.closest('[data-do=close]') || e.target.matches('dialog')) e.target.closest('dialog')?.close();
});
