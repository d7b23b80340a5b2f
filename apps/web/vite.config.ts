import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const entriesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`).map((file) => `${root}/${folder}/${file}`);

const shared = /src\/(islands|ui|api|session|contracts)|contracts\/src|node_modules\/zod\//;
const ofSums = /contracts\/src\/\w+\/(plans|money|calendar-date)|ui\/long-date|islands\/payment-address/;
const ofPlans =
  /islands\/(plan-|donation-part|charge|begin-checkout)|contracts\/src\/\w+\/(donation|checkout)/;
const ofAccounts =
  /contracts\/src\/\w+\/(auth|password|signup|reset|email|confirmation)|ui\/(field|password-field|checklist|query-string)\.|islands\/account-fields/;
const ofReaders =
  /contracts\/src\/\w+\/(homily|playable-recording|reading-position|liturgical-day|subscription|blog|review-state|post(?!-publishing|-complete|-sharing)|upload|slug|placeholder|excerpt|paging|links|light-marks|plain-lines|policies|verse-numbers)|contracts\/src\/messages\/account|ui\/use-page-visible/;
/** Where the dashboard stands, with what all of its places ask by. */
const ofDashboard =
  /src\/app\/(member\/|reading\/save-reading-position|account\/subscription-text)|api\/authenticated-call|contracts\/src\/\w+\/time-zone|session\/stored-token|node_modules\/react-router\//;
/** Only two places of the dashboard ask for it, and neither at once. */
const ofMorningMail = /contracts\/src\/\w+\/(morning-mail|time-zone)/;
/** Only beside a text, in parts that come after it. */
const ofTaking = /contracts\/src\/\w+\/(bookmarks|notes|anchor)/;
/** Only where the account itself is changed, in Settings. */
const ofSettings = /session\/provider-account/;
/** Only where homilies and posts are written. */
const ofEditors =
  /ui\/dialog|api\/send-file|contracts\/src\/\w+\/(homily-(editor|import)|review(?!-)|open-editors|post-publishing|post-complete|post-sharing|local-date-time|picture|recording)/;
/** Parts of ui/ that only the dashboard uses, most of them in pages that load later. */
const ofDashboardPages =
  /ui\/(format-date|text-field|use-field-value|error-boundary|download-file|time-zones|format-duration|trusted-html)|api\/failure-message/;
const ofSomePages = [
  ofDashboardPages,
  ofDashboard,
  ofEditors,
  ofAccounts,
  ofPlans,
  ofSums,
  ofReaders,
  ofMorningMail,
  ofTaking,
  ofSettings,
];

export default defineConfig({
  root,
  plugins: [react()],
  publicDir: 'public',
  // Browsers with light-dark(), :has() and nesting; older ones get the words without the dress.
  build: {
    target: ['chrome123', 'safari17.5', 'firefox121'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Pages name what they need in their heads; a helper that looks for it again would double a still page's script.
    modulePreload: false,
    rollupOptions: {
      input: [
        `${root}/src/site/enhance.ts`,
        `${root}/src/app/shell/main.tsx`,
        `${root}/src/app/shell/before-paint.ts`,
        `${root}/src/service-worker.ts`,
        `${root}/src/app/shell/dashboard.css`,
        ...entriesIn('src/islands/entries'),
        ...entriesIn('src/styles/entries'),
      ],
      output: {
        // What the forms share comes in a few files, not in thirty: what all of them need, what those need that ask for
        // an account, the choice of a plan with its sums, and what only the dashboard needs. A group takes along what its files
        // import, so the most general ones come first. On a slow line each file more is felt.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'form',
              test: (id) => shared.test(id) && !ofSomePages.some((part) => part.test(id)),
              minShareCount: 2,
              priority: 3,
            },
            { name: 'account', test: ofAccounts, minShareCount: 2, priority: 2 },
            { name: 'sums', test: ofSums, minShareCount: 2, priority: 2 },
            { name: 'plan', test: ofPlans, minShareCount: 2, priority: 1 },
            {
              name: 'dashboard',
              test: (id) => (ofReaders.test(id) && !ofEditors.test(id)) || ofDashboard.test(id),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
