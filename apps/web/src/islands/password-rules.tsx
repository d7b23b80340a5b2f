import { checkPassword } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { commonPasswordRule, meetsPolicy, passwordChecklist } from '@wayfare/contracts/rules/password';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { Checklist } from '#ui/checklist.tsx';

interface PasswordRulesProps {
  id: string;
  config: Pick<PublicConfig, 'bases'>;
  password: string;
  /** Null if unknown: then only the server checks the rule about it. */
  email: string | null;
}

export function PasswordRules({ id, config, password, email }: PasswordRulesProps) {
  const isCommon = useIsCommon(config, password, email);
  // An empty password violates no "must not contain" rule, but must not show it as met.
  const isTyped = password !== '';
  const items = passwordChecklist(password, email).map(({ id: ruleId, label, isMet }) => ({
    id: ruleId,
    label,
    isMet: isTyped && isMet,
  }));
  const violated = isCommon ? [{ id: 'common', label: commonPasswordRule, isMet: false }] : [];
  return (
    <>
      <Checklist id={id} items={[...items, ...violated]} />
      <p className="beside hint" aria-live="polite">
        {isCommon && 'Thieves know this password. Please choose another.'}
      </p>
    </>
  );
}

/** Delay between the last keystroke and the request. */
const checkDelayMs = 500;

/** Whether the server reports the current password as common. */
function useIsCommon(config: Pick<PublicConfig, 'bases'>, password: string, email: string | null): boolean {
  const [common, setCommon] = useState<string | null>(null);
  const isComplete = meetsPolicy(password, email);
  useEffect(() => {
    if (!isComplete) return;
    const stop = new AbortController();
    const check = async () => {
      const context = { config, signal: stop.signal };
      const { isCommon } = await call(checkPassword, { body: { password } }, context);
      if (isCommon && !stop.signal.aborted) setCommon(password);
    };
    // Errors are ignored: the server checks again when the password is stored.
    const timer = setTimeout(() => void check().catch(() => {}), checkDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [config, password, isComplete]);
  return common === password;
}
