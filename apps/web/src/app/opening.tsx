import { seconds } from '@wayfare/contracts/rules/durations';
import { type ReactNode, useEffect, useState } from 'react';
import { useMember } from './member.tsx';

/** So long the first look waits for what the subscription service says, so that no door is drawn shut and then opens. */
const longestWaitMs = seconds(1);

export function Opening({ children }: { children: ReactNode }) {
  const { access } = useMember();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (access !== 'asking' || isLate) return children;
  return (
    <main id="main" className="wrap notice" aria-busy="true">
      <p className="lead">Opening your pages …</p>
    </main>
  );
}
