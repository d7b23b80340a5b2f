import type { Sql } from './sql.ts';

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

export async function findKeptAnswer(sql: Sql, key: string): Promise<KeptAnswer | null> {
  const { rows } = await sql.query<KeptAnswer>(
    `select fingerprint, status, body, request_id as "requestId" from pay_sandbox.idempotency
     where key = $1 and at > now() - interval '24 hours'`,
    [key],
  );
  return rows[0] ?? null;
}

export async function keepAnswer(sql: Sql, key: string, answer: KeptAnswer): Promise<void> {
  await sql.query(
    `insert into pay_sandbox.idempotency (key, fingerprint, status, body, request_id) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set
       fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
       request_id = excluded.request_id, at = now()`,
    [key, answer.fingerprint, answer.status, answer.body, answer.requestId],
  );
}

export async function forgetAnswers(sql: Sql): Promise<void> {
  await sql.query("delete from pay_sandbox.idempotency where at < now() - interval '24 hours'");
}
