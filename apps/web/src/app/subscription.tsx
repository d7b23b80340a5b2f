import { useMember } from './member.tsx';

export function Subscription() {
  const { config } = useMember();
  return (
    <div className="flow">
      <h1 className="pg">Subscription</h1>
      <p className="lead">
        Your plan, your card and your receipts are kept by our payment provider. Its portal asks for your
        email and sends you a link to log in; there you change your plan or your card, and cancel.
      </p>
      <p className="soft">
        Something is not right? Please write to{' '}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
      </p>
    </div>
  );
}
