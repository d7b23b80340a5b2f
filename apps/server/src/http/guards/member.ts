import { subtractTime } from '@wayfare/contracts/rules/durations';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import { recentSignInMs, type Viewer } from '@wayfare/contracts/rules/policies';
import type { FastifyRequest } from 'fastify';
import type { Bearer, Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { noStore } from '../responses/no-store.ts';
import { problem } from '../responses/problems.ts';
import { describeGuard, type Guard } from './route.ts';

type Verifier = Pick<Identity, 'verifyToken'>;
type GroupVerifier = Pick<Identity, 'verifyToken' | 'isInGroup'>;

interface ViewerDeps {
  readonly identity: Pick<Identity, 'isInGroup'>;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
}

/** The bearer of a valid token, or 401. No cache may store the response. */
export const requireMember = (identity: Verifier): Guard<Bearer> =>
  describeGuard('members', async (request, reply) => {
    const bearer = await findBearer(identity, request);
    if (bearer === null) throw problem('authentication_required');
    noStore(reply);
    return bearer;
  });

/** Like `requireMember`, for calls that are published with the id token and accept no other. */
export const requireIdToken = (identity: Verifier): Guard<Bearer> =>
  describeGuard('members, by the id token', async (...call) => {
    const bearer = await requireMember(identity)(...call);
    if (bearer.use !== 'id') throw problem('authentication_required');
    return bearer;
  });

/** Like `requireMember`, for calls that need the password again if the last sign-in is too old. The session stays. */
export const requireRecentSignIn = (identity: Verifier, clock: Clock): Guard<Bearer> =>
  describeGuard('members with a recent sign-in', async (...call) => {
    const bearer = await requireMember(identity)(...call);
    if (bearer.signedInAt < subtractTime(clock.now(), recentSignInMs)) throw problem('sign_in_again');
    return bearer;
  });

/** The bearer of a valid token, or null. Never refuses. */
export const findMember = (identity: Verifier): Guard<Bearer | null> =>
  describeGuard('everybody', (request) => findBearer(identity, request));

/** A member of the group. 401 without a valid token, 403 for other members. */
export const requireGroup = (identity: GroupVerifier, group: MemberGroup): Guard<Bearer> =>
  describeGuard(`members of ${group}`, async (...call) => {
    const bearer = await requireMember(identity)(...call);
    if (!(await isInGroup(identity, bearer, group)))
      throw problem('not_allowed', { message: `Access denied (${group} only).` });
    return bearer;
  });

/** A null bearer is a visitor: no groups, no subscription. */
export const toViewer = ({ identity, isSubscriber }: ViewerDeps, bearer: Bearer | null): Viewer => ({
  isInGroup: async (group) => bearer !== null && isInGroup(identity, bearer, group),
  isSubscriber: async () => bearer !== null && isSubscriber(bearer.sub),
});

/** For requests without a token whose URL identifies the member. */
export const toViewerBySub = ({ identity, isSubscriber }: ViewerDeps, sub: string): Viewer => ({
  isInGroup: (group) => identity.isInGroup(sub, group),
  isSubscriber: () => isSubscriber(sub),
});

/** A token keeps its groups until it expires, so the provider is asked for the current membership. */
const isInGroup = async (
  identity: Pick<Identity, 'isInGroup'>,
  bearer: Bearer,
  group: MemberGroup,
): Promise<boolean> => bearer.groups.includes(group) && identity.isInGroup(bearer.sub, group);

function findBearer(identity: Verifier, request: FastifyRequest): Promise<Bearer | null> | null {
  const token = readToken(request);
  return token === null ? null : verifyBearer(identity, request, token);
}

async function verifyBearer(
  identity: Verifier,
  request: FastifyRequest,
  token: string,
): Promise<Bearer | null> {
  const verdict = await identity.verifyToken(token);
  if (verdict.status !== 'valid') return null;
  request.subject = verdict.sub;
  return verdict;
}

const bearerHeader = /^bearer +([\w.~+/-]+=*)$/i;

const readToken = ({ headers }: FastifyRequest): string | null =>
  bearerHeader.exec(headers.authorization ?? '')?.[1] ?? null;
