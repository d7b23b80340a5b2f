import * as accounts from './account-queries.ts';
import * as devices from './device-queries.ts';
import * as groups from './group-queries.ts';
import * as limits from './limit-queries.ts';
import type { PasswordChange, PoolRecords, PoolStore } from './pool-store.ts';
import * as sessions from './session-queries.ts';
import * as signingKeys from './signing-key-queries.ts';
import type { Sql, SqlDatabase } from './sql.ts';

interface Listener<Within extends Sql> {
  /** In the transaction of a member who changes the own password; where it throws, nothing is changed. */
  readonly onPasswordChanged?: (within: Within, change: PasswordChange) => Promise<void>;
}

/** The pool in the schema `user_pool` of a PostgreSQL. */
export function postgresStore<Within extends Sql>(
  database: SqlDatabase<Within>,
  { onPasswordChanged = async () => {} }: Listener<Within> = {},
): PoolStore {
  return {
    ...recordsIn(database),
    // Outside a transaction a lock would be let go at once, so these bring their own.
    lockAttempts: (sub) => database.transaction((sql) => limits.lockAttempts(sql, sub)),
    addSigningKey: (key, options) =>
      database.transaction((sql) => signingKeys.addSigningKey(sql, key, options)),
    replaceSigningKeys: (key) => database.transaction((sql) => signingKeys.replaceSigningKeys(sql, key)),
    openUndisturbed: (signIn) => sessions.openUndisturbed(database, signIn),
    transaction: (work) =>
      database.transaction((sql) =>
        work({ ...recordsIn(sql), announcePassword: (change) => onPasswordChanged(sql, change) }),
      ),
  };
}

function recordsIn(sql: Sql): PoolRecords {
  return {
    findAccountByEmail: (email) => accounts.findAccountByEmail(sql, email),
    findAccountBySub: (sub) => accounts.findAccountBySub(sql, sub),
    findStanding: (name, otherwiseSub, doors) => accounts.findStanding(sql, name, otherwiseSub, doors),
    listAccounts: (page) => accounts.listAccounts(sql, page),
    listAccountsBySub: (subs) => accounts.listAccountsBySub(sql, subs),
    listAccountsInGroup: (group, page) => accounts.listAccountsInGroup(sql, group, page),
    addAccount: (account) => accounts.addAccount(sql, account),
    changeAccount: (sub, changes, at) => accounts.changeAccount(sql, sub, changes, at),
    removeAccount: (sub) => accounts.removeAccount(sql, sub),
    addToGroup: (sub, group, at) => groups.addToGroup(sql, sub, group, at),
    removeFromGroup: (sub, group, at) => groups.removeFromGroup(sql, sub, group, at),
    addGroup: (group) => groups.addGroup(sql, group),
    findGroup: (name) => groups.findGroup(sql, name),
    removeGroup: (name, at) => groups.removeGroup(sql, name, at),
    listGroups: (page) => groups.listGroups(sql, page),
    listAttempts: (sub) => limits.listAttempts(sql, sub),
    lockAttempts: (sub) => limits.lockAttempts(sql, sub),
    saveAttempts: (sub, door, attempts) => limits.saveAttempts(sql, sub, door, attempts),
    clearAttempts: (sub, doors) => limits.clearAttempts(sql, sub, doors ?? null),
    claimOnce: (nonce, until) => limits.claimOnce(sql, nonce, until),
    lockAndClaim: (sub, nonce, until) => limits.lockAndClaim(sql, sub, nonce, until),
    countUse: (key, now, windowMs) => limits.countUse(sql, key, now, windowMs),
    addSession: (session, tokenHash) => sessions.addSession(sql, session, tokenHash),
    findSession: (sessionId) => sessions.findSession(sql, sessionId),
    findRefreshToken: (tokenHash) => sessions.findRefreshToken(sql, tokenHash),
    replaceRefreshToken: (oldHash, newHash, at) => sessions.replaceRefreshToken(sql, oldHash, newHash, at),
    setSessionEnd: (sessionId, expiresAt) => sessions.setSessionEnd(sql, sessionId, expiresAt),
    revokeSession: (sessionId, at) => sessions.revokeSession(sql, sessionId, at),
    revokeSessionsOf: (sub, at, except) => sessions.revokeSessionsOf(sql, sub, at, except),
    revokeSessionsOfDevice: (sub, deviceKey, at, except) =>
      sessions.revokeSessionsOfDevice(sql, sub, deviceKey, at, except),
    setSessionDevice: (sessionId, deviceKey) => sessions.setSessionDevice(sql, sessionId, deviceKey),
    saveDevice: (device, options) => devices.saveDevice(sql, device, options),
    findDevice: (sub, deviceKey) => devices.findDevice(sql, sub, deviceKey),
    listDevices: (sub) => devices.listDevices(sql, sub),
    changeDevice: (sub, deviceKey, changes, at) => devices.changeDevice(sql, sub, deviceKey, changes, at),
    removeDevice: (sub, deviceKey) => devices.removeDevice(sql, sub, deviceKey),
    listSigningKeys: () => signingKeys.listSigningKeys(sql),
    addSigningKey: (key, options) => signingKeys.addSigningKey(sql, key, options),
    replaceSigningKeys: (key) => signingKeys.replaceSigningKeys(sql, key),
    forget: (before) => forget(sql, before),
  };
}

async function forget(sql: Sql, before: Parameters<PoolRecords['forget']>[0]): Promise<void> {
  await sql.query('delete from user_pool.claimed_nonce where expires_at <= $1', [before.now]);
  await sql.query('delete from user_pool.address_use where window_began_at <= $1', [before.uses]);
  await sql.query('delete from user_pool.attempts where last_failed_at <= $1', [before.failures]);
  await sql.query('delete from user_pool.session where expires_at <= $1 or revoked_at <= $2', [
    before.now,
    before.revocations,
  ]);
  await sql.query('delete from user_pool.refresh_token where replaced_at <= $1', [before.revocations]);
  // A key goes when the one after it has signed for so long; the newest stays, whatever its age.
  await sql.query(
    `delete from user_pool.signing_key as old
     where exists (select from user_pool.signing_key as later
                   where later.signs_from > old.signs_from and later.signs_from <= $1)`,
    [before.signingKeys],
  );
}
