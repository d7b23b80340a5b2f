import { randomInt } from 'node:crypto';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { createMember, type NewMember } from './create-member.ts';

export interface SampleMember {
  readonly email: string;
  readonly password: string;
  readonly may: string;
}

const samples: readonly (Omit<NewMember, 'password'> & Pick<SampleMember, 'may'>)[] = [
  { name: 'Ruth', email: 'ruth@wayfare.example', groups: [], isComplimentary: true, may: 'reads' },
  {
    name: 'Luke',
    email: 'luke@wayfare.example',
    groups: ['blog-admin', 'homily-admin'],
    isComplimentary: true,
    may: 'writes',
  },
];

// Without the letters and digits that are taken for one another when they are typed from a screen.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const some = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

const madeUp = (): string => `${some(5)}-${some(5).toUpperCase()}-${randomInt(2, 10)}${some(5)}`;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Identity;
}

/** Somebody to try the site as. Only where there is nobody yet, and told once: nobody can look the passwords up later. */
export async function addSampleMembers(needs: Needs): Promise<readonly SampleMember[]> {
  const { accounts } = await needs.identity.list({ after: null, limit: 1 });
  if (accounts.length > 0) return [];
  const added: SampleMember[] = [];
  for (const { may, ...sample } of samples) {
    const password = madeUp();
    const outcome = await createMember(needs, { ...sample, password });
    if (outcome.status === 'created') added.push({ email: sample.email, password, may });
  }
  return added;
}
