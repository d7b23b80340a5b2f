import type { AccountView, UserPool } from '@wayfare/user-pool';
import type { Identity, IdentityAccount } from './identity.ts';

/** The site's own requests to the embedded pool. */
export function poolIdentity({ admin }: Pick<UserPool, 'admin'>): Identity {
  return {
    findByEmail: async (email) => inOurWords(await admin.find({ email })),
    findBySub: async (sub) => inOurWords(await admin.find({ sub })),
    async setPassword(sub, password) {
      const outcome = await admin.setPassword(sub, password);
      return outcome.status === 'bad-password' ? { status: 'refused', message: outcome.message } : outcome;
    },
  };
}

function inOurWords(account: AccountView | null): IdentityAccount | null {
  if (account === null) return null;
  const { sub, email, name, state } = account;
  return { sub, email, name, isConfirmed: state !== 'UNCONFIRMED' };
}
