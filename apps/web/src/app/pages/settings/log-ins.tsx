import { Suspense, useState } from 'react';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';

// Loaded on demand.
const LogInList = lazyComponent(() => import('./log-in-list.tsx').then(({ LogInList }) => LogInList));

export function LogInsSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      id="log-ins"
      title="Where you’re logged in"
      about="Every browser that is logged in to your account now. If you don’t know one of them, end it and change your password."
    >
      {isOpen ? (
        <Suspense fallback={<p role="status">Looking...</p>}>
          <LogInList />
        </Suspense>
      ) : (
        <div className="field">
          <Button onClick={() => setIsOpen(true)}>Show Where</Button>
        </div>
      )}
    </SettingsSection>
  );
}
