import { signOut } from '#session/session.ts';
import { useMember } from './member.tsx';

/** Ends the session here, and goes to the log-in. */
export function useLeave(): () => void {
  const { config } = useMember();
  return () => void signOut(config).then(() => location.assign('/login'));
}
