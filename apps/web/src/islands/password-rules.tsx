import { passwordChecklist } from '@wayfare/contracts/rules/password';
import { Checklist } from '#ui/checklist.tsx';

interface PasswordRulesProps {
  id: string;
  password: string;
  /** Null where it is not known: the rule about it is then the server's alone. */
  email: string | null;
  /** A rule that only the server can judge, when it has. */
  broken?: string | false;
}

export function PasswordRules({ id, password, email, broken = false }: PasswordRulesProps) {
  // An empty line breaks no rule about what may not stand in it; that is no reason to tick it off.
  const hasBegun = password !== '';
  const items = passwordChecklist(password, email).map(({ id: ruleId, label, isMet }) => ({
    id: ruleId,
    label,
    isMet: hasBegun && isMet,
  }));
  return (
    <Checklist id={id} items={broken ? [...items, { id: broken, label: broken, isMet: false }] : items} />
  );
}
