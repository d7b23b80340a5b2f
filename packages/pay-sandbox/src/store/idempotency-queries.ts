import { findRow } from '@wayfare/postgres/db';
import type { Sql } from './sql.ts';

export interface SavedResponse {
  readonly fingerprint: string;
  readonly body: string;
  readonly requestId: string;
}

export const findResponse = (sql: Sql, key: string): Promise<SavedResponse | null> =>
  findRow<SavedResponse>(
    sql,
    `select fingerprint, body, request_id as "requestId" from pay_sandbox.saved_response
     where key = $1 and created_at > now() - interval '24 hours'`,
    [key],
  );

export async function saveResponse(sql: Sql, key: string, response: SavedResponse): Promise<void> {
  await sql.query(
    `insert into pay_sandbox.saved_response (key, fingerprint, body, request_id) values ($1, $2, $3, $4)
     on conflict (key) do update set
       fingerprint = excluded.fingerprint, body = excluded.body, request_id = excluded.request_id,
       created_at = now()`,
    [key, response.fingerprint, response.body, response.requestId],
  );
}

export async function deleteOldResponses(sql: Sql): Promise<void> {
  await sql.query("delete from pay_sandbox.saved_response where created_at < now() - interval '24 hours'");
}
