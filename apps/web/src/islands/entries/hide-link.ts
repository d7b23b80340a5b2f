// For pages whose link is a secret. Runs first, so it imports no code. Moves the link from the URL, where histories and
// screens would show it, to the storage of this tab, so that a reload still works.
import type { HiddenLinkKey } from '#ui/query-string.ts';

const key: HiddenLinkKey = 'hiddenLink';
if (location.search !== '') {
  sessionStorage.setItem(key, location.pathname + location.search);
  history.replaceState(history.state, '', location.pathname);
}
