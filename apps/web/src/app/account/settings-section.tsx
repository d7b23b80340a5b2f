import type { ReactNode, RefObject } from 'react';

interface SettingsSectionProps {
  /** The fragment in the URL, as in /dashboard/settings#password. */
  id: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

export function SettingsSection({ id, title, about, children, headingRef }: SettingsSectionProps) {
  return (
    <section className="setting columns" id={id} aria-labelledby={`${id}-title`}>
      <div className="flow">
        <h2 id={`${id}-title`} tabIndex={headingRef && -1} ref={headingRef}>
          {title}
        </h2>
        <p className="hint">{about}</p>
      </div>
      {children}
    </section>
  );
}
