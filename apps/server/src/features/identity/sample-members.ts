import { randomInt } from 'node:crypto';
import type { UserPool } from '@wayfare/user-pool';

export interface SampleMember {
  readonly email: string;
  readonly password: string;
  readonly may: string;
}

const samples = [
  { name: 'Ruth', email: 'ruth@wayfare.example', groups: [], may: 'reads' },
  { name: 'Luke', email: 'luke@wayfare.example', groups: ['blog-admin', 'homily-admin'], may: 'writes' },
] as const;

// Without the letters and digits that are taken for one another when they are typed from a screen.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const some = (count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

const madeUp = (): string => `${some(5)}-${some(5).toUpperCase()}-${randomInt(2, 10)}${some(5)}`;

/** Somebody to try the site as. Only into an empty pool, and told once: nobody can look the passwords up later. */
export async function addSampleMembers({ admin }: Pick<UserPool, 'admin'>): Promise<readonly SampleMember[]> {
  if ((await admin.list({ limit: 1 })).length > 0) return [];
  const added: SampleMember[] = [];
  for (const { name, email, groups, may } of samples) {
    const password = madeUp();
    const outcome = await admin.createAccount({ name, email, password, groups, isConfirmed: true });
    if (outcome.status === 'created') added.push({ email, password, may });
  }
  return added;
}
