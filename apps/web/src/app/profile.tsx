import { initialsOf } from '@wayfare/contracts/initials';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import type { Person } from '#session/claims.ts';
import { signOut } from '#session/session.ts';

async function leave(config: PublicConfig): Promise<void> {
  await signOut(config);
  location.assign('/login');
}

export function Profile({ person, config }: { person: Person; config: PublicConfig }) {
  const name = person.name || person.email || config.memberName;
  return (
    <main id="main" className="wrap notice">
      <p className="avatar" aria-hidden="true">
        {initialsOf(name)}
      </p>
      <h1 className="pg">Welcome, {name}!</h1>
      <p className="row">
        <button className="btn" type="button" onClick={() => void leave(config)}>
          Log Out
        </button>
      </p>
    </main>
  );
}
