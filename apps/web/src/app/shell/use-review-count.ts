import { canReadActivity } from '@wayfare/contracts/rules/policies';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMember } from '../member/member.tsx';
import { useQuery } from '../member/use-query.ts';

/** The number of texts that wait for a review. Null if review is off, and for anybody but editors-in-chief. */
export function useReviewCount(): number | null {
  const { callApi, person } = useMember();
  const { pathname } = useLocation();
  const { state, refetch } = useQuery(canReadActivity(person) ? 'review' : null, async () => {
    const { getReviewQueue } = await import('@wayfare/contracts/calls/review');
    return callApi(getReviewQueue, {});
  });
  const loadedAt = useRef(pathname);
  useEffect(() => {
    if (loadedAt.current === pathname) return;
    loadedAt.current = pathname;
    refetch();
  }, [pathname, refetch]);
  return state.status === 'success' && state.data.isEnabled ? state.data.waiting.length : null;
}
