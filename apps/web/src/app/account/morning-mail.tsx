import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Skeleton } from '../member/loading.tsx';
import { SettingsSection } from './settings-section.tsx';

// Loaded separately: few members open it.
const MailPreferenceForm = lazyComponent(() =>
  import('./mail-preference-form.tsx').then(({ MailPreferenceForm }) => MailPreferenceForm),
);

const sectionId = 'morning-mail';

export function MorningMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinkTarget = useIsLinkTarget();
  useEffect(() => {
    if (!isLinkTarget) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isLinkTarget]);
  return (
    <SettingsSection
      id={sectionId}
      title="Morning mail"
      about="The homily of the day, by email. You can also stop it from the link at the bottom of each one, without logging in."
      headingRef={heading}
    >
      <Suspense fallback={<Skeleton label="Looking up when your mail comes..." />}>
        <MailPreferenceForm />
      </Suspense>
    </SettingsSection>
  );
}

const unsubscribePage = '/homily-email-unsubscribe';

/** Whether the reader followed a link to this section, or came from the unsubscribe page. */
export function useIsLinkTarget(): boolean {
  const { hash, key } = useLocation();
  if (hash === `#${sectionId}`) return true;
  const isFirstPage = key === 'default';
  return (
    isFirstPage &&
    URL.canParse(document.referrer) &&
    document.referrer.startsWith(`${location.origin}${unsubscribePage}`)
  );
}
