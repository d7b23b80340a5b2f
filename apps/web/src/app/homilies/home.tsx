import { Navigate } from 'react-router';
import { NotKnownYet } from '#app/access-trouble.tsx';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';

/** What the day opens with: its homily, for whoever may read it. */
export function Home() {
  const { access, facts } = useMember();
  if (access === 'asking' || access === 'unknown') return <NotKnownYet />;
  return <Navigate to={access === 'open' ? paths.homily(facts.today) : paths.profile} replace />;
}
