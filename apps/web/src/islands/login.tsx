import { loginMessages } from '@wayfare/contracts/login-messages';
import { useEffect, useState } from 'react';
import { takeNotice } from '#session/notice.ts';
import { afterLogin, safeNext } from '#session/safe-next.ts';
import { useQuery } from '#ui/query.ts';
import type { IslandFacts } from './island-facts.ts';
import { LoginForm } from './login-form.tsx';

export function Login({ facts: { config } }: { facts: IslandFacts }) {
  const query = useQuery();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const hasConfirmedSign = query?.get('confirmed') === '1';
  useEffect(() => {
    const hasNotice = takeNotice('email-confirmed');
    if (hasNotice || hasConfirmedSign) setIsConfirmed(true);
  }, [hasConfirmedSign]);
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
