import {
  getMailPreference,
  previewHomilyMail,
  sendTestMail,
  setMailPreference,
} from '@wayfare/contracts/calls/morning-mail';
import { homilyEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { requireGroup, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { noStore } from '#http/responses/no-store.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { getPreference, setPreference } from './preference-queries.ts';
import { providerEventsRoute } from './provider-events.ts';
import { previewMail, queueTestMail } from './test-mail.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.tsx';

export async function morningMailRoutes(app: FastifyInstance, deps: MorningMailDeps): Promise<void> {
  const guards = { member: requireMember(deps.identity) };
  route(app, getMailPreference, {
    guards,
    handler: ({ auth, reply }) => {
      noStore(reply);
      return getPreference(deps, auth.member.sub);
    },
  });
  route(app, setMailPreference, {
    guards,
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      await setPreference(deps, auth.member.sub, body);
      return getPreference(deps, auth.member.sub);
    },
  });
  editorRoutes(app, deps);
  await unsubscribeRoutes(app, deps);
  if (deps.eventsSecret !== null) await providerEventsRoute(app, deps, deps.eventsSecret);
}

function editorRoutes(app: FastifyInstance, deps: MorningMailDeps): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  route(app, previewHomilyMail, { guards, handler: ({ params }) => previewMail(deps, params.date) });
  route(app, sendTestMail, {
    guards,
    handler: ({ params, auth }) => queueTestMail(deps, params.date, auth.editor.sub),
  });
}
