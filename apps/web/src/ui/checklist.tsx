export interface ChecklistItem {
  readonly id: string;
  readonly label: string;
  readonly isMet: boolean;
}

export function Checklist({ id, items }: { id: string; items: readonly ChecklistItem[] }) {
  return (
    <ul className="rules" id={id}>
      {items.map(({ id: ruleId, label, isMet }) => (
        <li key={ruleId} className={isMet ? 'met' : undefined}>
          <span>
            {label}
            <span className="vh">{isMet ? ', met' : ', not met'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
