import { lockHeartbeatMs, type TextCalls } from '@wayfare/contracts/calls/editing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '../../member/member.tsx';
import { openEditors } from '../../member/open-editors.ts';
import { acquireTabLock } from './edit-lock.ts';
import { createLocalCopy, type TextKey } from './local-texts.ts';
import { createSession } from './session.ts';
import type { ServerDraft } from './session-types.ts';

interface SessionOptions<Content> {
  readonly text: Omit<TextKey, 'owner'>;
  readonly calls: Pick<TextCalls<Content>, 'saveDraft' | 'updateLock'>;
  readonly start: ServerDraft<Content>;
  readonly load: () => Promise<ServerDraft<Content>>;
  /** Null if it is not a text of this kind. */
  readonly parseContent: (stored: unknown) => Content | null;
}

/** The session of one text, for as long as its page is open. */
export function useSession<Content>({ text, calls, start, load, parseContent }: SessionOptions<Content>) {
  const { config, person } = useMember();
  const [session] = useState(() => {
    const params = { ref: text.ref };
    let lastToken: string | null = null;
    function send<T>(keepalive: boolean, request: (token: string) => Promise<T>): Promise<T> {
      // While a page closes, only what is sent at once is sent.
      if (keepalive && lastToken !== null) return request(lastToken);
      return withToken(config, (token) => {
        lastToken = token;
        return request(token);
      });
    }
    return createSession(start, {
      load,
      parseContent,
      save: (body, keepalive) =>
        send(keepalive, (token) => call(calls.saveDraft, { params, body }, { config, token, keepalive })),
      updateLock: (body, keepalive = false) =>
        send(keepalive, (token) => call(calls.updateLock, { params, body }, { config, token, keepalive })),
      local: createLocalCopy({ owner: person.email ?? '', ...text }),
      acquireTabLock: (options) => acquireTabLock(text, options),
    });
  });
  const state = useSyncExternalStore(session.subscribe, session.getState);

  useEffect(() => {
    const openEditor = {
      flush: session.flush,
      isSafe: session.isSafe,
      abandon: () => session.close({ discard: true }),
    };
    openEditors.add(openEditor);
    void session.edit();
    // Browsers run timers of hidden pages once a minute, which is often enough for a lock of two minutes.
    const heartbeat = setInterval(() => void session.beat(), lockHeartbeatMs);
    const end = new AbortController();
    const { signal } = end;
    const retry = () => session.retry();
    // Another tab may have logged in. It stores one token after the other.
    const retryIfLoggedOut = () => {
      if (session.getState().saveState === 'logged-out') setTimeout(retry, 1_000);
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') return void session.saveLocally().then(retry);
      retryIfLoggedOut();
      void session.beat();
    };
    const acquireAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void session.edit();
    };
    const warnIfUnsafe = (event: BeforeUnloadEvent) => {
      void session.saveLocally();
      if (!session.isSafe()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    addEventListener('focus', retryIfLoggedOut, { signal });
    addEventListener('storage', retryIfLoggedOut, { signal });
    addEventListener('online', retry, { signal });
    addEventListener('pagehide', () => void session.releaseOnClose(), { signal });
    addEventListener('pageshow', acquireAgain, { signal });
    addEventListener('beforeunload', warnIfUnsafe, { signal });
    return () => {
      openEditors.delete(openEditor);
      clearInterval(heartbeat);
      end.abort();
      session.close();
    };
  }, [session]);

  return { session, state };
}
