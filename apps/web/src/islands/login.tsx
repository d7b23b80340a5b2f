import { loginMessages } from '@wayfare/contracts/words/login-messages';
import { useNotice } from '#session/notice.ts';
import { afterLogin, safeNext } from '#session/safe-next.ts';
import { useQuery } from '#ui/query.ts';
import type { IslandFacts } from './island-facts.ts';
import { LoginForm } from './login-form.tsx';

export function Login({ facts: { config } }: { facts: IslandFacts }) {
  const query = useQuery();
  const hasNotice = useNotice('email-confirmed');
  const isConfirmed = hasNotice || query?.get('confirmed') === '1';
  return (
    <div className="lone flow big">
      <h1>Log in to {config.siteName}</h1>
      <LoginForm
        config={config}
        variant="page"
        next={query && (safeNext(query.get('next')) ?? afterLogin)}
        greeting={isConfirmed ? loginMessages.confirmed : null}
      />
    </div>
  );
}
