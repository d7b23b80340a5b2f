import type { TextCalls } from '@wayfare/contracts/calls/editing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '../../member/member.tsx';
import { openEditors } from '../../member/open-editors.ts';
import { acquireTabLock, createLockToken, startHeartbeat } from './edit-lock.ts';
import { deleteLocalText, findLocalText, saveLocalText, type TextKey } from './local-texts.ts';
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
    const key: TextKey = { owner: person.email ?? '', ...text };
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
      local: {
        find: () => findLocalText(key),
        save: (local, previousToken) => saveLocalText(key, local, previousToken),
        saveAs: (ref, local) => saveLocalText({ ...key, ref }, local),
        delete: (typedAt) => deleteLocalText(key, typedAt),
      },
      acquireTabLock: (options) => acquireTabLock(text, options),
      createToken: createLockToken,
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
    const stopHeartbeat = startHeartbeat(() => void session.beat());
    const retry = () => session.retry();
    // Another tab may have logged in. It stores one token after the other.
    const retryIfLoggedOut = () => {
      if (session.getState().saveState === 'logged-out') setTimeout(retry, 1_000);
    };
    const saveIfHidden = () => {
      if (document.visibilityState === 'visible') retryIfLoggedOut();
      else void session.saveLocally().then(retry);
    };
    const release = () => void session.releaseOnClose();
    const acquireAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void session.edit();
    };
    const warnIfUnsafe = (event: BeforeUnloadEvent) => {
      void session.saveLocally();
      if (!session.isSafe()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    addEventListener('focus', retryIfLoggedOut);
    addEventListener('storage', retryIfLoggedOut);
    addEventListener('online', retry);
    addEventListener('pagehide', release);
    addEventListener('pageshow', acquireAgain);
    addEventListener('beforeunload', warnIfUnsafe);
    return () => {
      openEditors.delete(openEditor);
      stopHeartbeat();
      document.removeEventListener('visibilitychange', saveIfHidden);
      removeEventListener('focus', retryIfLoggedOut);
      removeEventListener('storage', retryIfLoggedOut);
      removeEventListener('online', retry);
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', acquireAgain);
      removeEventListener('beforeunload', warnIfUnsafe);
      session.close();
    };
  }, [session]);

  return { session, state };
}
