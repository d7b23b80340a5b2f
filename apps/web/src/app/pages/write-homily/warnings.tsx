import type { HomilyWarning } from '@wayfare/contracts/calls/homily-editor';

export const Warnings = ({ warnings }: { readonly warnings: readonly HomilyWarning[] }) =>
  warnings.length > 0 && (
    <ul className="warnings" aria-label="Worth another look">
      {warnings.map(({ code, message }) => (
        <li key={code + message}>{message}</li>
      ))}
    </ul>
  );
