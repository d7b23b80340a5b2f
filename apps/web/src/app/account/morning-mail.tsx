import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Skeleton } from '../member/loading.tsx';
import { SettingsGroup } from './setting.tsx';

// Loaded separately: few members open it.
const MailPreferenceLines = lazyComponent(() =>
  import('./mail-preference-lines.tsx').then((part) => part.MailPreferenceLines),
);

const groupId = 'morning-mail';

export function MorningMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinkTarget = useIsLinkTarget();
  useEffect(() => {
    if (!isLinkTarget) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isLinkTarget]);
  return (
    <SettingsGroup id={groupId} title="Morning mail" headingRef={heading}>
      <Suspense fallback={<Skeleton className="mail-lines" label="Looking up when your mail comes..." />}>
        <MailPreferenceLines startsOpen={isLinkTarget} />
      </Suspense>
    </SettingsGroup>
  );
}

const unsubscribePage = '/homily-email-unsubscribe';

/** Whether the reader followed a link to this section, or came from the unsubscribe page. */
export function useIsLinkTarget(): boolean {
  const { hash, key } = useLocation();
  if (hash === `#${groupId}`) return true;
  const isFirstPage = key === 'default';
  return (
    isFirstPage &&
    URL.canParse(document.referrer) &&
    document.referrer.startsWith(`${location.origin}${unsubscribePage}`)
  );
}
