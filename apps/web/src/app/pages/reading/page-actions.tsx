import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { Action } from '#app/reading/action.tsx';
import { SaveButton, SavedLine } from '#app/reading/bookmark-button.tsx';
import { useBookmark } from '#app/reading/use-bookmarks.ts';
import { type Listening, renderListenIcon } from './listen/listen-button.tsx';
import { SharedLink, useShareLink } from './share-link.tsx';

interface PageActionsProps {
  date: string;
  name: string;
  /** Null if there is no recording and no voice. */
  listening: Listening | null;
}

/** The fragment that the morning mail links to. */
const fragment = 'share';

/** Listen, Save, Share and Print. */
export function PageActions({ date, name, listening }: PageActionsProps) {
  const { config } = useMember();
  const bookmark = useBookmark({ kind: 'homily', ref: date });
  const share = useShareLink({ date, name });
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== `#${fragment}`) return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.querySelector<HTMLElement>('[data-share]')?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section className="actions" id={fragment} ref={section} aria-label="With this page">
      <ul className="plain">
        {listening && (
          <li>
            <Action onClick={listening.toggle} icon={renderListenIcon(listening)}>
              {listening.label}
            </Action>
          </li>
        )}
        {bookmark && (
          <li>
            <SaveButton bookmark={bookmark} />
          </li>
        )}
        {config.canShare !== false && (
          <li>
            <Action
              data-share=""
              aria-busy={share.isBusy || undefined}
              onClick={() => void share.send('')}
              icon={<path d="M12 15V3.5M8 7l4-3.8L16 7M7.5 10.5H5v10h14v-10h-2.5" />}
            >
              Share
            </Action>
          </li>
        )}
        <li>
          <PrintButton />
        </li>
      </ul>
      {bookmark && <SavedLine bookmark={bookmark} />}
      <SharedLink share={share} />
    </section>
  );
}

export const PrintButton = () => (
  <Action onClick={() => print()} icon={<path d="M7 8V3.5h10V8M7 16.5H4v-8h16v8h-3M7 13.5h10v7H7z" />}>
    Print
  </Action>
);
