import { shareLinkDays } from '@wayfare/contracts/rules/share-link';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { ShareLinkProps } from './share-link-form.tsx';

/** Loaded on demand. */
const ShareLinkForm = lazyComponent(() => import('./share-link-form.tsx').then((part) => part.ShareLinkForm));

/** The fragment that the morning mail links to. */
const sectionId = 'pass';

export function ShareLinkSection({ date, name }: ShareLinkProps) {
  const { config } = useMember();
  const { hash } = useLocation();
  const isLinkTarget = hash === `#${sectionId}`;
  const [isPressed, setIsPressed] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLinkTarget) section.current?.scrollIntoView({ block: 'center' });
  }, [isLinkTarget]);
  if (config.canShare === false) return null;
  return (
    <section className="share-link" id={sectionId} ref={section} aria-label="Pass this day on">
      {isLinkTarget || isPressed ? (
        <Suspense>
          <ShareLinkForm date={date} name={name} />
        </Suspense>
      ) : (
        <>
          <button className="btn line" type="button" onClick={() => setIsPressed(true)}>
            Pass this day on
          </button>
          <p className="soft">
            A friend can read this one page for {shareLinkDays} days, without an account. You may add a line
            of your own.
          </p>
        </>
      )}
    </section>
  );
}
