import type { MemberGroup } from '@wayfare/contracts/groups';
import type { FastifyRequest } from 'fastify';
import type { Bearer, Identity } from '#adapters/identity/identity.ts';
import { problem } from './problems.ts';
import type { Guard } from './route.ts';

type Verifier = Pick<Identity, 'verifyToken'>;

/** A guard for what only members may have: the bearer of a good token, or 401. */
export const requireMember =
  (identity: Verifier): Guard<Bearer> =>
  async (request) => {
    const bearer = await bearerOf(identity, request);
    if (bearer === null) throw problem('authentication_required');
    return bearer;
  };

/** A guard that turns nobody away: the bearer of a good token, or null for everybody else. */
export const findMember =
  (identity: Verifier): Guard<Bearer | null> =>
  (request) =>
    bearerOf(identity, request);

/** A guard for what only members of this group may do: 401 for who is not logged in, 403 for other members. */
export const requireGroup =
  (identity: Verifier, group: MemberGroup): Guard<Bearer> =>
  async (request) => {
    const bearer = await bearerOf(identity, request);
    if (bearer === null) throw problem('authentication_required');
    if (!bearer.groups.includes(group))
      throw problem('not_allowed', { message: `Access denied (${group} only).` });
    return bearer;
  };

async function bearerOf(identity: Verifier, request: FastifyRequest): Promise<Bearer | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const verdict = await identity.verifyToken(token);
  return verdict.status === 'valid' ? verdict : null;
}

const bearerHeader = /^bearer +([\w.~+/-]+=*)$/i;

const tokenOf = ({ headers }: FastifyRequest): string | null =>
  bearerHeader.exec(headers.authorization ?? '')?.[1] ?? null;
