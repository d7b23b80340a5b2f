import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

export type HiddenLinkKey = 'hiddenLink';
const key: HiddenLinkKey = 'hiddenLink';

/** As it stood in the address before `hide-link.ts` took it out of there. */
function hiddenQuery(): string {
  const kept = sessionStorage.getItem(key) ?? '';
  return kept.startsWith(`${location.pathname}?`) ? kept.slice(location.pathname.length) : '';
}

/** The query of this page's address; null as long as only the server has rendered it. */
export function useUrlQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    never,
    () => location.search || hiddenQuery(),
    () => null,
  );
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}
