import { afterLogin, safeNext } from '#session/safe-next.ts';
import { useUrlQuery } from '#ui/query-string.ts';
import { LoginForm } from './login-form.tsx';
import type { IslandData } from './page-data.ts';
import { useNotice } from './use-notice.ts';

export function Login({ data: { config } }: { data: IslandData }) {
  const query = useUrlQuery();
  const hasNotice = useNotice('email-confirmed');
  const next = query && (safeNext(query.get('next')) ?? afterLogin);
  const target = next && describeTarget(next);
  return (
    <div className="single-column flow big">
      <h1>Welcome back</h1>
      {target && <p className="lead">{target}</p>}
      <LoginForm
        config={config}
        variant="page"
        next={next}
        isConfirmed={hasNotice || query?.get('confirmed') === '1'}
      />
    </div>
  );
}

/** Names the page that a visitor followed a link to. */
function describeTarget(next: string): string | null {
  const [, date] = /^\/dashboard\/homilies\/(\d{4}-\d{2}-\d{2})\b/.exec(next) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()))
    return `Then the page for ${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} opens.`;
  if (next === '/dashboard') return 'Then today’s page opens.';
  if (/^\/dashboard\/blog\/./.test(next)) return 'Then the essay that you came for opens.';
  return null;
}

export function Unsubscribe({ data: { config } }: { data: IslandData }) {
  return (
    <div className="single-column flow big">
      <h1>Login to Manage Subscription</h1>
      <p className="lead">
        In your dashboard you can change or stop the daily mail, and manage your subscription.
      </p>
      <LoginForm config={config} variant="page" next="/dashboard/subscription" />
    </div>
  );
}
