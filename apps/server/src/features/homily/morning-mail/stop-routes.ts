import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '#emails/paths.ts';
import { takeRawBodies } from '#http/guards/raw-body.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { resumeMails, stopMails, usualPreference } from './preferences.ts';
import { type StopStage, stopPage, stopPageHeaders } from './stop-page.tsx';

type Needs = Pick<MorningMailDeps, 'db' | 'clock' | 'facts' | 'testMode' | 'fonts' | 'unsubscribeTokens'>;

interface Visit {
  Params: { token: string };
  Body: Buffer | null | undefined;
}

const path = `${paths.stopMails}/:token`;
const bodyLimit = 4 * 1024;

/**
 * The link that stands in each mail. Looking at it changes nothing, for mail programs look at links by themselves. A
 * post acts, whoever sends it: a reader's browser, or a mail program on the reader's behalf, which has no cookie.
 */
export async function stopRoutes(app: FastifyInstance, deps: Needs): Promise<void> {
  await app.register(async (scope) => {
    // A form in either encoding, or none: one word in it tells a wish from the other.
    takeRawBodies(scope, bodyLimit);
    scope.get<Visit>(path, ({ params }, reply) =>
      show(deps, reply, deps.unsubscribeTokens.findReader(params.token) === null ? 'unknown' : 'asking'),
    );
    scope.post<Visit>(path, async ({ params, body }, reply) => {
      const personId = deps.unsubscribeTokens.findReader(params.token);
      if (personId === null) return show(deps, reply, 'unknown');
      return show(deps, reply, await act(deps, personId, body?.toString('latin1') ?? ''));
    });
  });
}

async function act({ db, clock, facts }: Needs, personId: string, form: string): Promise<StopStage> {
  const now = clock.now();
  if (/(?:^|&)wish=resume(?:&|$)/.test(form)) {
    await resumeMails(db, personId, now);
    return 'resumed';
  }
  await stopMails(db, personId, usualPreference(facts.timeZone), now);
  return 'stopped';
}

function show({ facts, testMode, fonts }: Needs, reply: FastifyReply, stage: StopStage): FastifyReply {
  return reply
    .code(stage === 'unknown' ? 404 : 200)
    .headers(stopPageHeaders(fonts))
    .send(stopPage({ ...facts, testMode, fonts }, stage));
}
