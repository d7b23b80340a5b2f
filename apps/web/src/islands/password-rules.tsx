import { commonPasswordRule, passwordChecklist } from '@wayfare/contracts/password';
import { Checklist } from '#ui/checklist.tsx';

interface PasswordRulesProps {
  id: string;
  password: string;
  /** Null where it is not known: the rule about it is then the server's alone. */
  email: string | null;
  /** The server has refused this one as too common. */
  isCommon?: boolean;
}

export function PasswordRules({ id, password, email, isCommon = false }: PasswordRulesProps) {
  // An empty line breaks no rule about what may not stand in it; that is no reason to tick it off.
  const hasBegun = password !== '';
  const items = passwordChecklist(password, email).map(({ id: ruleId, label, isMet }) => ({
    id: ruleId,
    label,
    isMet: hasBegun && isMet,
  }));
  const common = { id: 'common', label: commonPasswordRule, isMet: false };
  return <Checklist id={id} items={isCommon ? [...items, common] : items} />;
}
