import type { ReactNode } from 'react';

interface SettingProps {
  label: string;
  /** In a few words. */
  value: ReactNode;
  children: ReactNode;
}

/** One line of the panel, which opens in place. */
export const Setting = ({ label, value, children }: SettingProps) => (
  <details className="panel-line">
    <summary>
      <span className="panel-label">{label}</span>
      <span className="panel-value">{value}</span>
    </summary>
    <div>{children}</div>
  </details>
);
