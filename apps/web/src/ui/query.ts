import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The query of this page's address; null as long as only the server has rendered it. */
export function useQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}
