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
import { ofOnePerson } from '#http/responses/private-response.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { choosePreference, viewPreference } from './preference-queries.ts';
import { mailEventsRoute } from './provider-events.ts';
import { orderTestMail, previewMail } from './test-mail.ts';
import { stopRoutes } from './unsubscribe-routes.tsx';

export async function morningMailRoutes(app: FastifyInstance, deps: MorningMailDeps): Promise<void> {
  const guards = { member: requireMember(deps.identity) };
  route(app, getMailPreference, {
    guards,
    handler: ({ found, reply }) => {
      ofOnePerson(reply);
      return viewPreference(deps, found.member.sub);
    },
  });
  route(app, setMailPreference, {
    guards,
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      await choosePreference(deps, found.member.sub, body);
      return viewPreference(deps, found.member.sub);
    },
  });
  editorRoutes(app, deps);
  await stopRoutes(app, deps);
  if (deps.eventsSecret !== null) await mailEventsRoute(app, deps, deps.eventsSecret);
}

function editorRoutes(app: FastifyInstance, deps: MorningMailDeps): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  route(app, previewHomilyMail, { guards, handler: ({ params }) => previewMail(deps, params.date) });
  route(app, sendTestMail, {
    guards,
    handler: ({ params, found }) => orderTestMail(deps, params.date, found.editor.sub),
  });
}
