import type { ComponentType, ReactNode } from 'react';
import { Confirm } from '#islands/confirm.tsx';
import { ConfirmError } from '#islands/confirm-error.tsx';
import { Forgot } from '#islands/forgot.tsx';
import type { IslandFacts } from '#islands/island-facts.ts';
import { Login } from '#islands/login.tsx';
import { Reset } from '#islands/reset.tsx';
import { Signup } from '#islands/signup.tsx';
import { Subscribe } from '#islands/subscribe.tsx';
import { Unsubscribe } from '#islands/unsubscribe.tsx';
import { Welcome } from '#islands/welcome.tsx';
import type { SiteFacts } from '../facts.ts';
import { DayDate } from '../layout/day-date.tsx';
import { FirstWeek } from '../layout/first-week.tsx';
import { FormFrame } from '../layout/frames.tsx';

type Screen = ComponentType<{ facts: IslandFacts }>;

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
        <Form facts={{ config: facts.config, today: facts.day.today.date, timeZone: facts.timeZone }} />
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
