import type { ComponentType, ReactNode } from 'react';
import { Confirm } from '#islands/confirm.tsx';
import { ConfirmError } from '#islands/confirm-error.tsx';
import { Forgot } from '#islands/forgot.tsx';
import { Login, Unsubscribe } from '#islands/login.tsx';
import type { IslandData } from '#islands/page-data.ts';
import { Reset } from '#islands/reset.tsx';
import { Signup } from '#islands/signup.tsx';
import { Subscribe } from '#islands/subscribe.tsx';
import { Welcome } from '#islands/welcome.tsx';
import { FormFrame, StillFrame } from '../layout/frames.tsx';
import { DayDate, FirstWeek } from '../layout/week.tsx';
import type { SiteFacts } from '../page-data.ts';

type Screen = ComponentType<{ data: IslandData }>;

const dayBeside = ({ day }: SiteFacts): ReactNode => <DayDate day={day.today} />;

interface Around {
  /** What stands next to the form on a wide screen, and null where the form fills the page. */
  readonly beside?: ((facts: SiteFacts) => ReactNode) | null;
  /** Whoever comes here has signed up. */
  readonly isSignedUp?: boolean;
}

function pageOf(Form: Screen, { beside = dayBeside, isSignedUp = false }: Around = {}) {
  return function FormPage({ facts }: { facts: SiteFacts }) {
    return (
      <FormFrame facts={facts} aside={beside?.(facts)} offersTrial={!isSignedUp}>
        <Form data={{ config: facts.config, today: facts.day.today.date, timeZone: facts.timeZone }} />
      </FormFrame>
    );
  };
}

export const SignupPage = pageOf(Signup, { beside: ({ day }) => <FirstWeek week={day.trialWeek} /> });
export const LoginPage = pageOf(Login);
export const UnsubscribePage = pageOf(Unsubscribe);
export const ForgotPage = pageOf(Forgot);
export const ResetPage = pageOf(Reset);
export const ConfirmPage = pageOf(Confirm, { isSignedUp: true });
export const ConfirmErrorPage = pageOf(ConfirmError, { isSignedUp: true });
export const SubscribePage = pageOf(Subscribe, { beside: null, isSignedUp: true });
export const WelcomePage = pageOf(Welcome, { isSignedUp: true });

export function ResetExpired({ facts }: { facts: SiteFacts }) {
  return (
    <StillFrame facts={facts}>
      <div className="wrap leaf notice">
        <h1 className="pg">This Link Has Expired</h1>
        <div className="flow">
          <p className="lead">
            A link to choose a new password works once, and for one hour. Ask for another, and it will be with
            you in a minute.
          </p>
          <p>
            <a className="btn" href="/forgot">
              Request a new link
            </a>
          </p>
        </div>
      </div>
    </StillFrame>
  );
}
