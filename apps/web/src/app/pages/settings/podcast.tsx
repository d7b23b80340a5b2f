import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';

// Loaded on demand.
const PodcastFeeds = lazyComponent(() => import('./podcast-feeds.tsx').then((part) => part.PodcastFeeds));

/** The fragment that the player and a mail link to. */
const sectionId = 'podcast';

export function PodcastSection() {
  const { hash } = useLocation();
  const isLinkTarget = hash === `#${sectionId}`;
  const [isPressed, setIsPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLinkTarget) heading.current?.scrollIntoView({ block: 'start' });
  }, [isLinkTarget]);
  return (
    <SettingsSection
      id={sectionId}
      title="Listen in your podcast app"
      about="Homilies that were read aloud come to the app you listen with by themselves: in the car, in the kitchen, and where there is no network. For that you give it an address that is yours alone."
      headingRef={heading}
    >
      {isLinkTarget || isPressed ? (
        <Suspense fallback={<p role="status">Looking...</p>}>
          <PodcastFeeds />
        </Suspense>
      ) : (
        <div className="field">
          <Button onClick={() => setIsPressed(true)}>Set It Up</Button>
        </div>
      )}
    </SettingsSection>
  );
}
