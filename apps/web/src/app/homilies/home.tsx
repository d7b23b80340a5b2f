import { Navigate } from 'react-router';
import { addresses } from '#app/addresses.ts';
import { useMember } from '#app/member.tsx';

/** What the day opens with: its homily, for whoever may read it. */
export function Home() {
  const { isActive, facts } = useMember();
  return <Navigate to={isActive ? addresses.homily(facts.today) : addresses.profile} replace />;
}
