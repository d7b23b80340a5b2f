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
      {isAsking ? (
        <div className="flow">
          <ul className="told">
            <li>
              Your subscription ends right away, and your card is not charged again. There is no refund for
              the time that is left.
            </li>
            <li>Your name, email, password and settings are erased within a few minutes.</li>
            <li>
              We keep receipts for donations as long as the law requires. We also remember that a free trial
              was used, but not who used it.
            </li>
          </ul>
          <DeletionForm onKeep={() => setIsAsking(false)} />
        </div>
      ) : (
        <div className="field" ref={opener}>
          <Button onClick={() => setIsAsking(true)}>Delete My Account...</Button>
        </div>
      )}
    </SettingsSection>
  );
}
