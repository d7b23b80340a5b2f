import { heartbeatExpiryMs, type OtherEditors } from '@wayfare/contracts/calls/open-editors';
import { addTime, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { loadEditorNames } from './editor-names.ts';
import type { TextRef } from './kind.ts';

interface OpenEditorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'findBySub'>;
}

/** Notes that somebody has the text open, and tells who else has. Whoever was away for a while begins anew. */
export async function recordHeartbeat(
  deps: OpenEditorDeps,
  { kind, ref }: TextRef,
  sub: string,
): Promise<OtherEditors> {
  const { db, clock } = deps;
  const now = clock.now();
  const believedFrom = subtractTime(now, heartbeatExpiryMs);
  const personId = await getOrCreatePerson(db, sub, now);
  await db.query(
    `insert into open_editor (kind, ref, person_id, opened_at, seen_at) values ($1, $2, $3, $4, $4)
     on conflict (kind, ref, person_id) do update
       set opened_at = case when open_editor.seen_at < $5 then excluded.opened_at else open_editor.opened_at end, seen_at = excluded.seen_at`,
    [kind, ref, personId, now, believedFrom],
  );
  const { rows } = await db.query<{ sub: string | null; since: Date }>(
    `select sub, opened_at as since from open_editor join person using (person_id)
     where kind = $1 and ref = $2 and person_id <> $3 and seen_at >= $4 order by opened_at, sub limit 10`,
    [kind, ref, personId, believedFrom],
  );
  const nameOf = await loadEditorNames(deps, rows);
  return rows.map((row) => ({ name: nameOf(row.sub) ?? '', since: row.since.toISOString() }));
}

export const deleteExpiredHeartbeats = ({
  db,
  clock,
}: Pick<OpenEditorDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-expired-heartbeats',
  nextRun: (now) => addTime(now, hours(6)),
  run: async () => {
    await db.query('delete from open_editor where seen_at < $1', [
      subtractTime(clock.now(), heartbeatExpiryMs),
    ]);
  },
});
