import type { Account } from '#store/account.ts';
import type { Device } from '#store/device.ts';
import type { MemberGroup } from '#store/member-group.ts';
import type {
  Attempts,
  PoolRecords,
  PoolStore,
  PoolTransaction,
  StoredSigningKey,
} from '#store/pool-store.ts';
import type { Session } from '#store/session.ts';

interface Shelf {
  accounts: Map<string, Account>;
  groups: Map<string, MemberGroup>;
  /** By sub, and then by door. */
  attempts: Map<string, ReadonlyMap<string, Attempts>>;
  nonces: Map<string, Date>;
  uses: Map<string, { began: Date; count: number }>;
  sessions: Map<string, Session>;
  tokens: Map<string, { sessionId: string; replacedAt: Date | null }>;
  devices: Map<string, Device>;
  keys: StoredSigningKey[];
}

/** For tests of the rules: quick, and held to the same cases as PostgreSQL. */
export function memoryStore(): PoolStore {
  let shelf = emptyShelf();
  let last: Promise<unknown> = Promise.resolve();
  const records = recordsOn(() => shelf);
  function transaction<T>(work: (records: PoolTransaction) => Promise<T>): Promise<T> {
    // One at a time, which is a stricter lock than any store must have.
    const mine = last.then(async () => {
      const before = copyOf(shelf);
      try {
        return await work({ ...records, announcePassword: async () => {} });
      } catch (error) {
        shelf = before;
        throw error;
      }
    });
    last = mine.catch(() => {});
    return mine;
  }
  return {
    ...records,
    transaction,
    openUndisturbed: ({ session, tokenHash, seenCredential, nonce, spentUntil }) =>
      transaction(async () => {
        const account = shelf.accounts.get(session.sub);
        const isAsSeen =
          account?.state === 'CONFIRMED' &&
          account.isEnabled &&
          hex(account.credential) === hex(seenCredential);
        if (!isAsSeen || shelf.attempts.has(session.sub)) return false;
        if (!(await records.claimOnce(nonce, spentUntil))) return false;
        await records.addSession(session, tokenHash);
        return true;
      }),
  };
}

const emptyShelf = (): Shelf => ({
  accounts: new Map(),
  groups: new Map(),
  attempts: new Map(),
  nonces: new Map(),
  uses: new Map(),
  sessions: new Map(),
  tokens: new Map(),
  devices: new Map(),
  keys: [],
});

const copyOf = (shelf: Shelf): Shelf => ({
  accounts: new Map(shelf.accounts),
  groups: new Map(shelf.groups),
  attempts: new Map(shelf.attempts),
  nonces: new Map(shelf.nonces),
  uses: new Map(shelf.uses),
  sessions: new Map(shelf.sessions),
  tokens: new Map(shelf.tokens),
  devices: new Map(shelf.devices),
  keys: [...shelf.keys],
});

const byName = (accounts: readonly Account[], after: string): Account[] =>
  accounts.filter(({ email }) => email > after).toSorted((one, other) => (one.email < other.email ? -1 : 1));

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function recordsOn(shelf: () => Shelf): PoolRecords {
  return {
    ...accountsOn(shelf),
    ...limitsOn(shelf),
    ...sessionsOn(shelf),
    ...devicesOn(shelf),
    ...keysOn(shelf),
  };
}

function accountsOn(shelf: () => Shelf) {
  const values = () => [...shelf().accounts.values()];
  const byEmail = (email: string) => values().find((account) => account.email === email) ?? null;
  const makeGroup = (name: string, at: Date): void => {
    if (shelf().groups.has(name)) return;
    shelf().groups.set(name, { name, description: null, precedence: null, createdAt: at, changedAt: at });
  };
  const regroup = (sub: string, at: Date, change: (groups: readonly string[]) => string[]): boolean => {
    const account = shelf().accounts.get(sub);
    if (account === undefined) return false;
    shelf().accounts.set(sub, { ...account, groups: change(account.groups), changedAt: at });
    return true;
  };
  return {
    findAccountByEmail: async (email) => byEmail(email),
    findAccountBySub: async (sub) => shelf().accounts.get(sub) ?? null,
    async findStanding(name, otherwiseSub, doors) {
      const account = 'sub' in name ? (shelf().accounts.get(name.sub) ?? null) : byEmail(name.email);
      const counted = [...(shelf().attempts.get(account?.sub ?? otherwiseSub) ?? [])];
      return { account, attempts: new Map(counted.filter(([door]) => doors.includes(door))) };
    },
    listAccounts: async ({ after, limit }) => byName(values(), after).slice(0, limit),
    listAccountsBySub: async (subs) => values().filter(({ sub }) => subs.includes(sub)),
    listAccountsInGroup: async (group, { after, limit }) =>
      byName(
        values().filter(({ groups }) => groups.includes(group)),
        after,
      ).slice(0, limit),
    async addAccount(account) {
      if (byEmail(account.email) !== null) return 'email-taken';
      for (const group of account.groups) makeGroup(group, account.createdAt);
      shelf().accounts.set(account.sub, account);
      return 'added';
    },
    async changeAccount(sub, changes, at) {
      const account = shelf().accounts.get(sub);
      if (account === undefined) return 'not-found';
      const owner = changes.email === undefined ? null : byEmail(changes.email);
      if (owner !== null && owner.sub !== sub) return 'email-taken';
      shelf().accounts.set(sub, { ...account, ...changes, changedAt: at });
      return 'changed';
    },
    async removeAccount(sub) {
      const { accounts, attempts, sessions, tokens, devices } = shelf();
      attempts.delete(sub);
      drop(devices, (device) => device.sub === sub);
      for (const { sessionId, ...session } of sessions.values()) {
        if (session.sub !== sub) continue;
        sessions.delete(sessionId);
        for (const [hash, token] of tokens) if (token.sessionId === sessionId) tokens.delete(hash);
      }
      return accounts.delete(sub);
    },
    async addGroup(group) {
      if (shelf().groups.has(group.name)) return false;
      shelf().groups.set(group.name, group);
      return true;
    },
    findGroup: async (name) => shelf().groups.get(name) ?? null,
    async removeGroup(name, at) {
      for (const { sub, groups } of values())
        if (groups.includes(name)) regroup(sub, at, (all) => all.filter((each) => each !== name));
      return shelf().groups.delete(name);
    },
    async addToGroup(sub, group, at) {
      if (shelf().accounts.has(sub)) makeGroup(group, at);
      return regroup(sub, at, (groups) => [...new Set([...groups, group])].toSorted());
    },
    removeFromGroup: async (sub, group, at) =>
      regroup(sub, at, (groups) => groups.filter((each) => each !== group)),
    listGroups: async ({ after, limit, among }) =>
      [...shelf().groups.values()]
        .filter(({ name }) => name > after && (among === undefined || among.includes(name)))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .slice(0, limit),
  } satisfies Partial<PoolRecords>;
}

function limitsOn(shelf: () => Shelf) {
  const doorsOf = (sub: string): [string, Attempts][] => [...(shelf().attempts.get(sub) ?? [])];
  const keep = (sub: string, doors: readonly [string, Attempts][]) =>
    doors.length === 0 ? void shelf().attempts.delete(sub) : void shelf().attempts.set(sub, new Map(doors));
  const claim = async (nonce: string, until: Date): Promise<boolean> => {
    if (shelf().nonces.has(nonce)) return false;
    shelf().nonces.set(nonce, until);
    return true;
  };
  return {
    listAttempts: async (sub) =>
      doorsOf(sub)
        .map(([door, attempts]) => ({ door, ...attempts }))
        .toSorted((one, other) => Number(other.lastFailedAt) - Number(one.lastFailedAt)),
    lockAttempts: async () => {},
    saveAttempts: async (sub, door, attempts) =>
      keep(sub, [...doorsOf(sub).filter(([each]) => each !== door), [door, attempts]]),
    clearAttempts: async (sub, doors) =>
      keep(sub, doors ? doorsOf(sub).filter(([door]) => !doors.includes(door)) : []),
    claimOnce: claim,
    lockAndClaim: (_, nonce, until) => claim(nonce, until),
    async countUse(key, now, windowMs) {
      const known = shelf().uses.get(key);
      const isOver = known === undefined || known.began.getTime() <= now.getTime() - windowMs;
      const next = isOver ? { began: now, count: 1 } : { ...known, count: known.count + 1 };
      shelf().uses.set(key, next);
      return next.count;
    },
  } satisfies Partial<PoolRecords>;
}

function sessionsOn(shelf: () => Shelf) {
  const revoke = (session: Session, at: Date) =>
    void shelf().sessions.set(session.sessionId, { ...session, revokedAt: session.revokedAt ?? at });
  return {
    async addSession(session, tokenHash) {
      shelf().sessions.set(session.sessionId, session);
      shelf().tokens.set(hex(tokenHash), { sessionId: session.sessionId, replacedAt: null });
    },
    findSession: async (sessionId) => shelf().sessions.get(sessionId) ?? null,
    async findRefreshToken(tokenHash) {
      const token = shelf().tokens.get(hex(tokenHash));
      const session = token && shelf().sessions.get(token.sessionId);
      return token && session ? { session, replacedAt: token.replacedAt } : null;
    },
    async replaceRefreshToken(oldHash, newHash, at) {
      const { tokens } = shelf();
      const old = tokens.get(hex(oldHash));
      if (old === undefined) return;
      tokens.set(hex(oldHash), { ...old, replacedAt: old.replacedAt ?? at });
      tokens.set(hex(newHash), { sessionId: old.sessionId, replacedAt: null });
    },
    async setSessionEnd(sessionId, expiresAt) {
      const session = shelf().sessions.get(sessionId);
      if (session !== undefined) shelf().sessions.set(sessionId, { ...session, expiresAt });
    },
    async revokeSession(sessionId, at) {
      const session = shelf().sessions.get(sessionId);
      if (session !== undefined) revoke(session, at);
    },
    async revokeSessionsOf(sub, at, except) {
      for (const session of shelf().sessions.values())
        if (session.sub === sub && session.sessionId !== except) revoke(session, at);
    },
    async revokeSessionsOfDevice(sub, deviceKey, at, except) {
      for (const session of shelf().sessions.values())
        if (session.sub === sub && session.deviceKey === deviceKey && session.sessionId !== except)
          revoke(session, at);
    },
    async setSessionDevice(sessionId, deviceKey) {
      const session = shelf().sessions.get(sessionId);
      if (session !== undefined) shelf().sessions.set(sessionId, { ...session, deviceKey });
    },
  } satisfies Partial<PoolRecords>;
}

function devicesOn(shelf: () => Shelf) {
  const keyOf = (sub: string, deviceKey: string) => `${sub} ${deviceKey}`;
  const listed = (sub: string) =>
    [...shelf().devices.values()]
      .filter((device) => device.sub === sub)
      .toSorted((one, other) => other.lastSignedInAt.getTime() - one.lastSignedInAt.getTime());
  return {
    async saveDevice(device, { keptOfMember }) {
      const { devices } = shelf();
      const key = keyOf(device.sub, device.deviceKey);
      devices.set(key, { ...device, createdAt: devices.get(key)?.createdAt ?? device.createdAt });
      for (const { sub, deviceKey } of listed(device.sub).slice(keptOfMember))
        devices.delete(keyOf(sub, deviceKey));
    },
    findDevice: async (sub, deviceKey) => shelf().devices.get(keyOf(sub, deviceKey)) ?? null,
    listDevices: async (sub) => listed(sub),
    async changeDevice(sub, deviceKey, changes, at) {
      const device = shelf().devices.get(keyOf(sub, deviceKey));
      if (device === undefined) return false;
      shelf().devices.set(keyOf(sub, deviceKey), { ...device, ...changes, changedAt: at });
      return true;
    },
    removeDevice: async (sub, deviceKey) => shelf().devices.delete(keyOf(sub, deviceKey)),
  } satisfies Partial<PoolRecords>;
}

function keysOn(shelf: () => Shelf) {
  return {
    listSigningKeys: async () =>
      shelf().keys.toSorted((one, other) => Number(other.signsFrom) - Number(one.signsFrom)),
    async addSigningKey(key, { unlessSince }) {
      if (unlessSince !== null && shelf().keys.some(({ createdAt }) => createdAt > unlessSince)) return;
      shelf().keys = [key, ...shelf().keys];
    },
    async replaceSigningKeys(key) {
      shelf().keys = [key];
    },
    async forget({ now, uses, failures, revocations, signingKeys }) {
      const { nonces, uses: known, attempts, sessions, tokens, keys } = shelf();
      const isOver = (at: Date | null, limit: Date) => at !== null && at <= limit;
      drop(nonces, (until) => isOver(until, now));
      drop(known, ({ began }) => isOver(began, uses));
      for (const [sub, doors] of attempts) {
        const kept = [...doors].filter(([, { lastFailedAt }]) => !isOver(lastFailedAt, failures));
        if (kept.length === 0) attempts.delete(sub);
        else attempts.set(sub, new Map(kept));
      }
      drop(sessions, ({ expiresAt, revokedAt }) => isOver(expiresAt, now) || isOver(revokedAt, revocations));
      drop(
        tokens,
        ({ sessionId, replacedAt }) => !sessions.has(sessionId) || isOver(replacedAt, revocations),
      );
      shelf().keys = keys.filter(
        (key) => !keys.some(({ signsFrom }) => signsFrom > key.signsFrom && signsFrom <= signingKeys),
      );
    },
  } satisfies Partial<PoolRecords>;
}

function drop<Value>(values: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of values) if (isOver(value)) values.delete(key);
}
