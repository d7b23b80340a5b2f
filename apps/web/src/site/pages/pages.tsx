import { BlogPreviewPage } from './blog-preview.tsx';
import { Dashboard } from './dashboard.tsx';
import {
  ConfirmErrorPage,
  ConfirmPage,
  ForgotPage,
  LoginPage,
  ResetExpired,
  ResetPage,
  SignupPage,
  SubscribePage,
  UnsubscribePage,
  WelcomePage,
} from './form-pages.tsx';
import { gospelPages } from './gospel.tsx';
import { HomilyPreview } from './homily-preview.tsx';
import { Landing } from './landing.tsx';
import type { Page } from './page.ts';
import { blogStructuredData, landingStructuredData, samplesStructuredData } from './structured-data.ts';
import { AboutPage, NotFound, PrivacyPage, TermsPage } from './text-pages.tsx';

export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'one honest page a day',
    description:
      'A daily reflection on the Gospel and a modern philosophy of virtue, to be read in four minutes.',
    body: Landing,
    style: 'landing',
    indexed: true,
    structuredData: landingStructuredData,
    card: ({ frontCard }) => frontCard,
  },
  {
    path: '/about',
    title: 'About',
    description: ({ siteName }) =>
      `Why ${siteName} publishes one page a day, who writes it, and what a subscription pays for.`,
    body: AboutPage,
    style: 'text',
    indexed: true,
  },
  {
    path: '/homily_preview',
    title: 'Daily homilies',
    description: 'Three daily reflections on the Gospel to read whole, before you decide.',
    body: HomilyPreview,
    style: 'days',
    indexed: true,
    structuredData: samplesStructuredData,
  },
  {
    path: '/blog_preview',
    title: 'The blog',
    description: 'Essays on the four cardinal virtues and the reading of Scripture, on Thursdays.',
    body: BlogPreviewPage,
    style: 'blog',
    indexed: true,
    structuredData: blogStructuredData,
    card: ({ blogCard }) => blogCard,
  },
  ...gospelPages,
  {
    path: '/terms',
    title: 'Terms of use',
    description: 'The terms in plain words: plans, trial, renewal, canceling, and donations.',
    body: TermsPage,
    style: 'text',
    indexed: true,
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is stored about you, what is not, and how to take it with you or leave.',
    body: PrivacyPage,
    style: 'text',
    indexed: true,
  },
  {
    path: '/signup',
    title: 'Sign up',
    description: 'Begin with seven free days: first name, email and a password.',
    body: SignupPage,
    style: 'form',
    script: 'signup',
    indexed: true,
  },
  {
    path: '/login',
    title: 'Log in',
    description: 'Log in to read today’s page.',
    body: LoginPage,
    style: 'form',
    script: 'login',
    indexed: true,
  },
  {
    path: '/homily-email-unsubscribe',
    title: 'The daily mail',
    description: 'Log in to change or stop the daily mail.',
    body: UnsubscribePage,
    style: 'form',
    script: 'login',
  },
  {
    path: '/forgot',
    title: 'Forgot password',
    description: 'Ask for a link to choose a new password.',
    body: ForgotPage,
    style: 'form',
    script: 'forgot',
  },
  {
    path: '/reset',
    title: 'Reset your password',
    description: 'Choose a new password.',
    body: ResetPage,
    style: 'form',
    script: 'reset',
    blockingScript: 'hide-link',
    isSecret: true,
  },
  {
    path: '/reset-expired',
    title: 'This link has expired',
    description: 'Ask for a new link to choose a password.',
    body: ResetExpired,
    style: 'form',
  },
  {
    path: '/subscribe',
    title: 'Choose your plan',
    description: 'Yearly with seven free days, or monthly.',
    body: SubscribePage,
    style: 'form',
    script: 'subscribe',
  },
  {
    path: '/welcome',
    title: 'Welcome',
    description: 'One thing is left: confirm your email.',
    body: WelcomePage,
    style: 'form',
    script: 'welcome',
  },
  {
    path: '/checkout-success',
    title: 'Welcome',
    description: 'One thing is left: confirm your email.',
    body: WelcomePage,
    style: 'form',
    script: 'welcome',
  },
  {
    path: '/confirm',
    title: 'Confirm your email',
    description: 'Your address is being confirmed.',
    body: ConfirmPage,
    style: 'form',
    script: 'confirm',
    blockingScript: 'hide-link',
    isSecret: true,
  },
  {
    path: '/confirm-error',
    title: 'Confirmation',
    description: 'The confirmation link did not work.',
    body: ConfirmErrorPage,
    style: 'form',
    script: 'confirm-error',
  },
];

export const notFoundPage: Page = {
  path: '/404',
  title: 'Not found',
  description: 'This page does not exist.',
  body: NotFound,
  style: 'text',
};

/** One document for all paths below /dashboard. */
export const dashboardPage: Page = {
  path: '/dashboard',
  title: 'Dashboard',
  description: 'The readers’ own pages.',
  body: Dashboard,
  style: 'dashboard',
  script: 'dashboard',
  inlineScript: 'dashboard-before-paint',
};
