// Runs before anything else of a page whose link is a secret, and by itself: it may import nothing that is there when it
// runs. The link goes out of the address, where histories, screens and later requests would show it, and stays in this
// tab, so that the page can be loaded again.
import type { HiddenLinkKey } from '#ui/query-string.ts';

const key: HiddenLinkKey = 'hiddenLink';
if (location.search !== '') {
  sessionStorage.setItem(key, location.pathname + location.search);
  history.replaceState(history.state, '', location.pathname);
}
