import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SettingsSection } from '#app/settings-section.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PreferenceSkeleton } from './preference-skeleton.tsx';

// Few come here, and every page of the dashboard would carry it.
const PreferenceForm = lazyPart(() =>
  import('./preference-form.tsx').then(({ PreferenceForm }) => PreferenceForm),
);

const place = 'morning-mail';

/** When the homily comes by mail, or whether it does; the same on every page that holds it. */
export function MorningMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useIsWanted();
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <SettingsSection
      id={place}
      title="Morning mail"
      about="The homily of the day, by mail. A link at the foot of each ends them too, without logging in."
      headingRef={heading}
    >
      <Suspense fallback={<PreferenceSkeleton />}>
        <PreferenceForm />
      </Suspense>
    </SettingsSection>
  );
}

const unsubscribePage = '/homily-email-unsubscribe';

/** Whoever came by the link to this place, or by the way out of the mail, looks for nothing else on the page. */
function useIsWanted(): boolean {
  const { hash, key } = useLocation();
  if (hash === `#${place}`) return true;
  const isFirstPage = key === 'default';
  return (
    isFirstPage &&
    URL.canParse(document.referrer) &&
    document.referrer.startsWith(`${location.origin}${unsubscribePage}`)
  );
}
