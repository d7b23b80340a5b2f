import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { submit } from '#ui/form.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { StatusButton } from '#ui/use-status.tsx';

interface SettingsGroupProps {
  id: string;
  title: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export const SettingsGroup = ({ id, title, headingRef, children }: SettingsGroupProps) => (
  <section className="settings-group" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} tabIndex={headingRef && -1} ref={headingRef}>
      {title}
    </h2>
    {children}
  </section>
);

interface SettingProps {
  /** The fragment of the URL that opens it, as in /dashboard/settings#password. */
  id: string;
  label: string;
  value: ReactNode;
  /** The label of the control while the setting is closed. */
  verb?: 'Change' | 'Set up' | 'Show';
  startsOpen?: boolean;
  onClose?: () => void;
  /** `close` shows the message below the line. */
  children: (close: (message: string) => void) => ReactNode;
}

/** One line with the present value. It opens in place; opening one closes the others. */
export function Setting(props: SettingProps) {
  const { id, label, value, verb = 'Change', startsOpen = false, onClose, children } = props;
  const isLinkTarget = useLocation().hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(startsOpen || isLinkTarget);
  // Once opened, the content stays mounted, with what was typed.
  const [wasOpened, setWasOpened] = useState(isOpen);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (!isLinkTarget) return;
    const line = findLine(id);
    line?.scrollIntoView({ block: 'start' });
    line?.focus({ preventScroll: true });
  }, [isLinkTarget, id]);

  function close(saved: string) {
    setMessage(saved);
    setIsOpen(false);
    findLine(id)?.focus();
  }

  return (
    <div className="setting" id={id}>
      <details
        name="settings"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open);
          if (open) {
            setWasOpened(true);
            setMessage(null);
          } else onClose?.();
        }}
      >
        <summary className="setting-line">
          <span className="setting-label">{label}</span>
          <span className="setting-value">{!isOpen && value}</span>
          <span className="setting-verb">{isOpen ? 'Close' : verb}</span>
        </summary>
        {wasOpened && <div className="setting-content">{children(close)}</div>}
      </details>
      <StatusLine message={message} />
    </div>
  );
}

const findLine = (id: string): HTMLElement | null => document.querySelector(`#${id} summary`);

interface SettingFormProps extends Omit<ComponentProps<typeof StatusButton>, 'onClick' | 'after'> {
  /** The label of the button. */
  button: string;
  onSend: () => Promise<void>;
}

/** The fields of a setting and their button. */
export const SettingForm = ({ button, onSend, children, ...props }: SettingFormProps) => (
  <form className="form" method="post" noValidate onSubmit={(event) => submit(event, onSend)}>
    {children}
    <StatusButton {...props}>{button}</StatusButton>
  </form>
);
