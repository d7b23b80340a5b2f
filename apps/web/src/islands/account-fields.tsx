import { checkPassword } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { commonPasswordRule, meetsPolicy, passwordChecklist } from '@wayfare/contracts/rules/password';
import { type ComponentProps, useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { Checklist } from '#ui/checklist.tsx';
import { Field } from '#ui/field.tsx';
import type { TextInput } from '#ui/form.ts';

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onKeyDown'> {
  id: string;
  typed: TextInput;
  autoComplete: 'email' | 'username';
  error?: string | undefined;
  isGood?: boolean;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

interface PasswordRulesProps {
  id: string;
  config: Pick<PublicConfig, 'bases'>;
  password: string;
  /** Null where it is not known: the rule about it is then the server's alone. */
  email: string | null;
}

export function PasswordRules({ id, config, password, email }: PasswordRulesProps) {
  const known = useCommonPassword(config, password, email);
  // An empty line breaks no rule about what may not stand in it; that is no reason to tick it off.
  const hasBegun = password !== '';
  const items = passwordChecklist(password, email).map(({ id: ruleId, label, isMet }) => ({
    id: ruleId,
    label,
    isMet: hasBegun && isMet,
  }));
  const broken = known === null ? [] : [{ id: 'known', label: commonPasswordRule, isMet: false }];
  return (
    <>
      <Checklist id={id} items={[...items, ...broken]} />
      <p className="beside hint" aria-live="polite">
        {known !== null &&
          `Thieves know this password. ${known.suggestion === null ? 'Please choose another.' : `A better one: ${known.suggestion}`}`}
      </p>
    </>
  );
}

/** Delay between the last keystroke and the question to the server. */
const checkDelayMs = 500;

interface CommonPassword {
  readonly password: string;
  readonly suggestion: string | null;
}

/** Null while the server has not said that this password is known. */
function useCommonPassword(
  config: Pick<PublicConfig, 'bases'>,
  password: string,
  email: string | null,
): CommonPassword | null {
  const [known, setKnown] = useState<CommonPassword | null>(null);
  const isComplete = meetsPolicy(password, email);
  useEffect(() => {
    if (!isComplete) return;
    const stop = new AbortController();
    const check = async () => {
      const context = { config, signal: stop.signal };
      const { isCommon, suggestion } = await call(checkPassword, { body: { password, email } }, context);
      if (isCommon && !stop.signal.aborted) setKnown({ password, suggestion });
    };
    // Without an answer the form goes on: the server checks again when the password is stored.
    const timer = setTimeout(() => void check().catch(() => {}), checkDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [config, password, email, isComplete]);
  return known?.password === password ? known : null;
}
