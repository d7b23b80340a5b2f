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
  const common = useCommonPassword(config, password, email);
  // An empty password violates no "must not contain" rule, but must not show it as met.
  const isTyped = password !== '';
  const items = passwordChecklist(password, email).map(({ id: ruleId, label, isMet }) => ({
    id: ruleId,
    label,
    isMet: isTyped && isMet,
  }));
  const violated = common === null ? [] : [{ id: 'common', label: commonPasswordRule, isMet: false }];
  return (
    <>
      <Checklist id={id} items={[...items, ...violated]} />
      <p className="beside hint" aria-live="polite">
        {common !== null &&
          `Thieves know this password. ${common.suggestion === null ? 'Please choose another.' : `A better one: ${common.suggestion}`}`}
      </p>
    </>
  );
}

/** Delay between the last keystroke and the request. */
const checkDelayMs = 500;

interface CommonPassword {
  readonly password: string;
  readonly suggestion: string | null;
}

/** Null unless the server reports the current password as common. */
function useCommonPassword(
  config: Pick<PublicConfig, 'bases'>,
  password: string,
  email: string | null,
): CommonPassword | null {
  const [common, setCommon] = useState<CommonPassword | null>(null);
  const isComplete = meetsPolicy(password, email);
  useEffect(() => {
    if (!isComplete) return;
    const stop = new AbortController();
    const check = async () => {
      const context = { config, signal: stop.signal };
      const { isCommon, suggestion } = await call(checkPassword, { body: { password, email } }, context);
      if (isCommon && !stop.signal.aborted) setCommon({ password, suggestion });
    };
    // Errors are ignored: the server checks again when the password is stored.
    const timer = setTimeout(() => void check().catch(() => {}), checkDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [config, password, email, isComplete]);
  return common?.password === password ? common : null;
}
