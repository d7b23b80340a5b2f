import { loginMessages } from '@wayfare/contracts/messages/login';
import { useNotice } from '#session/notice.ts';
import { afterLogin, safeNext } from '#session/safe-next.ts';
import { useQuery } from '#ui/query.ts';
import type { IslandFacts } from './island-facts.ts';
import { LoginForm } from './login-form.tsx';

export function Login({ facts: { config } }: { facts: IslandFacts }) {
  const query = useQuery();
  const hasNotice = useNotice('email-confirmed');
  const isConfirmed = hasNotice || query?.get('confirmed') === '1';
  const next = query && (safeNext(query.get('next')) ?? afterLogin);
  const opens = next && whatOpens(next);
  return (
    <div className="lone flow big">
      <h1>Log in to {config.siteName}</h1>
      {opens && <p className="lead">{opens}</p>}
      <LoginForm
        config={config}
        variant="page"
        next={next}
        greeting={isConfirmed ? loginMessages.confirmed : null}
      />
    </div>
  );
}

/** For whoever followed a link to something that is for members: what it opens. */
function whatOpens(next: string): string | null {
  const [, date] = /^\/dashboard\/homilies\/(\d{4}-\d{2}-\d{2})\b/.exec(next) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()))
    return `Then the page for ${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} opens.`;
  if (next === '/dashboard') return 'Then today’s page opens.';
  if (/^\/dashboard\/blog\/./.test(next)) return 'Then the essay that you came for opens.';
  return null;
}
