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
import { FormFrame, StaticFrame } from '../layout/frames.tsx';
import { DayDate, FirstWeek } from '../layout/week.tsx';
import type { PageData } from '../page-data.ts';

type Screen = ComponentType<{ data: IslandData }>;

const todayAside = ({ day }: PageData): ReactNode => <DayDate day={day.today} />;

interface FormPageOptions {
  /** Beside the form on wide screens. Null if the form needs the full width. */
  readonly aside?: ((data: PageData) => ReactNode) | null;
  /** For people who have signed up already. */
  readonly isSignedUp?: boolean;
}

function createFormPage(Form: Screen, { aside = todayAside, isSignedUp = false }: FormPageOptions = {}) {
  return function FormPage({ data }: { data: PageData }) {
    return (
      <FormFrame data={data} aside={aside?.(data)} offersTrial={!isSignedUp}>
        <Form data={{ config: data.config, today: data.day.today.date, timeZone: data.timeZone }} />
      </FormFrame>
    );
  };
}

export const SignupPage = createFormPage(Signup, { aside: ({ day }) => <FirstWeek week={day.trialWeek} /> });
export const LoginPage = createFormPage(Login);
export const UnsubscribePage = createFormPage(Unsubscribe);
export const ForgotPage = createFormPage(Forgot);
export const ResetPage = createFormPage(Reset);
export const ConfirmPage = createFormPage(Confirm, { isSignedUp: true });
export const ConfirmErrorPage = createFormPage(ConfirmError, { isSignedUp: true });
export const SubscribePage = createFormPage(Subscribe, { aside: null, isSignedUp: true });
export const WelcomePage = createFormPage(Welcome, { isSignedUp: true });

export function ResetExpired({ data }: { data: PageData }) {
  return (
    <StaticFrame data={data}>
      <div className="wrap columns notice">
        <h1>This Link Has Expired</h1>
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
    </StaticFrame>
  );
}
