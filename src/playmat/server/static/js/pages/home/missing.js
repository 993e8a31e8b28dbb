// The page where there is none.
import { draw } from '../../lib/html.js';
import { topbar } from '../../lib/ui.js';

draw(document.getElementById('top'), topbar(''));
document.getElementById('asked').textContent = location.pathname.slice(0, 80);
