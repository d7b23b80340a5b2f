import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queueMail } from '#features/mail/mail-order.ts';
import { problem } from '#http/answers/problems.ts';
import { parseJson } from '#http/guards/json-body.ts';
import { takeRawBodies } from '#http/guards/raw-body.ts';
import { isSameSecret } from '#http/guards/same-secret.ts';
import { type MailNews, newsFrom } from './mail-events.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { insertStopped, notePutOff } from './stopped-queries.ts';

type Needs = Pick<MorningMailDeps, 'db' | 'queue' | 'facts' | 'clock'>;

const bodyLimit = 256 * 1024;

/** Where mail providers tell of bounces and complaints. Told again, nothing more happens. */
export async function mailEventsRoute(app: FastifyInstance, deps: Needs, secret: string): Promise<void> {
  await app.register(async (scope) => {
    // Amazon sends its JSON as plain text.
    takeRawBodies(scope, bodyLimit);
    const config = { lets: ['the mail provider, by its secret'] };
    scope.post<{ Body: Buffer | undefined }>(
      '/api/homily/mail-events',
      { config },
      async (request, reply) => {
        requireSecret(request, reply, secret);
        const news = newsFrom(parseJson(request.body ?? Buffer.alloc(0)), (text) =>
          parseJson(Buffer.from(text)),
        );
        if (news === null)
          throw problem('invalid_input', { message: 'This tells of no bounce, complaint or delivery.' });
        await take(deps, news);
        return reply.send({ received: true });
      },
    );
  });
}

/** As a bearer, or as the password that stands in the address given to the provider. */
function requireSecret({ headers }: FastifyRequest, reply: FastifyReply, secret: string): void {
  const [, scheme = '', proof = ''] = /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(proof, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : proof;
  if (isSameSecret(given, secret)) return;
  // Amazon gives the password only to those who ask for it.
  reply.header('www-authenticate', 'Basic realm="mail events"');
  throw problem('mail_events_closed');
}

async function take({ db, queue, facts, clock }: Needs, news: MailNews): Promise<void> {
  if (news.kind === 'stop') {
    for (const { email, reason } of news.stops) await insertStopped(db, email, reason);
  } else if (news.kind === 'put-off') {
    for (const email of news.emails) await notePutOff(db, email, news.id, clock.now());
  } else if (news.kind === 'confirm') {
    // We open no address that somebody sends us.
    const to = { name: facts.siteName, address: facts.supportEmail };
    const lines = [
      'Amazon wants to tell this site of bounces and complaints. If you set that up, open this address once:',
      news.address,
    ];
    await queueMail(
      db,
      queue,
      { kind: 'operator-notice', to, subject: 'Amazon asks to tell of bounces', lines },
      { key: `operator-notice:sns:${news.address.slice(-64)}` },
    );
  }
}
