import { signOut } from '#session/session.ts';
import { leaveAfter } from '#ui/leaving.ts';
import { useMember } from './member.tsx';

/** Ends the session here, and goes to the log-in. */
export function useLeave(): () => void {
  const { config } = useMember();
  return () => void leaveAfter(signOut(config), '/login');
}
