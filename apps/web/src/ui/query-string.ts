import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

export type HiddenLinkKey = 'hiddenLink';
const key: HiddenLinkKey = 'hiddenLink';

/** The query string that hide-link.ts removed from the address. */
function hiddenQuery(): string {
  const link = sessionStorage.getItem(key) ?? '';
  return link.startsWith(`${location.pathname}?`) ? link.slice(location.pathname.length) : '';
}

/** Null during server rendering. */
export function useUrlQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    never,
    () => location.search || hiddenQuery(),
    () => null,
  );
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}
