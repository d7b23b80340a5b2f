import { homilyCalls } from '@wayfare/contracts/calls/editing';
import { useSession } from '#app/editing/session/use-session.ts';
import { useMember } from '#app/member/member.tsx';
import { type HomilyDraft, parseHomily, toServerDraft } from './homily-kind.ts';

/** The session of the homily of one date. */
export function useHomily(draft: HomilyDraft) {
  const { callApi, person } = useMember();
  const { date } = draft.details.day;
  const byLine = person.name ?? '';
  return useSession({
    text: { kind: 'homily', ref: date },
    calls: homilyCalls,
    start: toServerDraft(draft, byLine),
    load: async () => toServerDraft(await callApi(homilyCalls.getDraft, { params: { ref: date } }), byLine),
    parseContent: parseHomily,
  });
}
