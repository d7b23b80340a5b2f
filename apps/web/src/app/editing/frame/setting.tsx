import type { ReactNode } from 'react';

interface SettingProps {
  label: string;
  /** In a few words. */
  value: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}

/** One line of the panel, which opens in place. */
export const Setting = ({ label, value, onOpen, children }: SettingProps) => (
  <details
    className="panel-line"
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.();
    }}
  >
    <summary>
      <span className="panel-label">{label}</span>
      <span className="panel-value">{value}</span>
      {/* Screen readers say whether it is open. */}
      <span className="panel-action" aria-hidden="true" />
    </summary>
    <div>{children}</div>
  </details>
);
