import { afterLogin, safeNext } from '#session/safe-next.ts';
import { useUrlQuery } from '#ui/query-string.ts';
import { LoginForm } from './login-form.tsx';
import type { IslandData } from './page-data.ts';

export function Login({ data: { config } }: { data: IslandData }) {
  const query = useUrlQuery();
  const next = query && (safeNext(query.get('next')) ?? afterLogin);
  return (
    <div className="single-column flow big">
      <h1>Welcome back</h1>
      <LoginForm config={config} variant="page" next={next} />
    </div>
  );
}

export function Unsubscribe({ data: { config } }: { data: IslandData }) {
  return (
    <div className="single-column flow big">
      <h1>Login to Manage Subscription</h1>
      <p className="lead">
        In your dashboard you can change or stop the daily mail, and manage your subscription.
      </p>
      <LoginForm config={config} variant="page" next="/dashboard/subscription#morning-mail" />
    </div>
  );
}
