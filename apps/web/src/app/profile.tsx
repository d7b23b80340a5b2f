import { initialsOf } from '@wayfare/contracts/rules/initials';
import { nameOf, useMember } from './member.tsx';

export function Profile() {
  const name = nameOf(useMember());
  return (
    <div className="flow big">
      <p className="avatar num" aria-hidden="true">
        {initialsOf(name)}
      </p>
      <h1 className="pg">Welcome, {name}!</h1>
    </div>
  );
}
