import type { IslandFacts } from './island-facts.ts';
import { LoginForm } from './login-form.tsx';

export function Unsubscribe({ facts: { config } }: { facts: IslandFacts }) {
  return (
    <div className="lone flow big">
      <h1>Login to Manage Subscription</h1>
      <p className="lead">
        In your dashboard you can change or stop the daily mail, and manage your subscription.
      </p>
      <LoginForm config={config} variant="page" next="/dashboard/subscription" />
    </div>
  );
}
