import { Navigate } from 'react-router';
import { NotKnownYet } from '#app/access-trouble.tsx';
import { addresses } from '#app/addresses.ts';
import { useMember } from '#app/member.tsx';

/** What the day opens with: its homily, for whoever may read it. */
export function Home() {
  const { access, facts } = useMember();
  if (access === 'asking' || access === 'unknown') return <NotKnownYet />;
  return <Navigate to={access === 'open' ? addresses.homily(facts.today) : addresses.profile} replace />;
}
