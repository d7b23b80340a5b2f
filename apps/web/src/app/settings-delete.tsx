import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** In two steps: what happens is said before anything can be typed, and the address is typed before it happens. */
export function DeleteSection() {
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasAsking.current && !isAsking) opener.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <SettingsSection
      id="delete"
      title="Delete my account"
      about="This is permanent. If you only want to stop paying, cancel on the Subscription page instead."
    >
      <div className="flow">
        <ul className="told">
          <li>
            Your subscription ends at once, and no card is charged again. What is left of the time you have
            paid for is not paid back.
          </li>
          <li>Your name, your email, your password and your settings are erased within a few minutes.</li>
          <li>
            Receipts for donations are kept for as long as the law wants. That you had your free days is
            remembered, in a form that does not tell who you are.
          </li>
        </ul>
        {isAsking ? (
          <DeletionForm onKeep={() => setIsAsking(false)} />
        ) : (
          <div ref={opener}>
            <Button onClick={() => setIsAsking(true)}>Delete My Account...</Button>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}
