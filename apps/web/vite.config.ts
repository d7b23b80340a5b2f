import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const entriesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`).map((file) => `${root}/${folder}/${file}`);

/** Ends the ids of modules that are compiled against Preact. */
const forPreact = '?preact';

/**
 * Compiles the forms against Preact: 7 kB instead of 58. Modules of islands/ and ui/ that the dashboard uses too are
 * compiled twice; the others may not import React, and both load the same files.
 */
const preactInForms: Plugin = {
  name: 'preact-in-forms',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const isForPreact = importer.endsWith(forPreact);
    if (!isForPreact && !importer.includes('/src/islands/entries/')) return null;
    const file = isForPreact ? importer.slice(0, -forPreact.length) : importer;
    const resolved = await this.resolve(source.replace(/^react(-dom)?\b/, 'preact/compat'), file, options);
    return resolved && /src\/(islands|ui)\//.test(resolved.id) ? resolved.id + forPreact : resolved;
  },
};

const isOfForms = (id: string): boolean => id.endsWith(forPreact) || id.includes('node_modules/preact/');
/** Not needed by the log-in form. */
const ofSomeForms = /islands\/(charges|password-rules)|ui\/checklist/;
/** Calls of the API, used by forms and the dashboard, but not by the log-in form. */
const ofCalls = /src\/api|contracts\/src\/calls|node_modules\/zod\//;
/** Used by all forms and the dashboard. */
const shared = /src\/session(?!\/big-integer)|contracts\/src|preload-helper/;
const ofSums = /contracts\/src\/\w+\/(plans|money|calendar-date)/;
const ofPlans = /contracts\/src\/\w+\/(donation|checkout)/;
const ofAccounts = /contracts\/src\/\w+\/(auth(?!ors)|password|signup|reset|email|confirmation)/;
const ofReaders =
  /contracts\/src\/\w+\/(homily|playable-recording|reading-position|liturgical-day|subscription|blog|review-state|post(?!-publishing|-complete|-sharing)|upload|slug|excerpt|paging|links|light-marks|plain-lines|policies|verse-numbers)|contracts\/src\/messages\/account|ui\/use-page-visible/;
/** The frame of the dashboard, and what all of its pages call the API with. */
const ofDashboard =
  /src\/app\/(member\/(?!query-view|page-heading|paged-list)|reading\/save-reading-position|account\/subscription-text)|api\/authenticated-call|contracts\/src\/\w+\/time-zone|session\/stored-token|node_modules\/react-router\//;
/** Used by two lazy parts of the dashboard. */
const ofMorningMail = /contracts\/src\/\w+\/(morning-mail|time-zone)/;
/** Used beside a text, in lazy parts. */
const ofNotes = /contracts\/src\/\w+\/(bookmarks|notes|anchor)/;
/** Used in Settings. */
const ofSettings = /session\/provider-account/;
/** Used by the editors. */
const ofEditors =
  /ui\/dialog|api\/send-file|contracts\/src\/\w+\/(authors|categories|editing|text-lock|homily-(drafts|editor|import)|post-drafts|review(?!-)|post-publishing|post-complete|post-sharing|local-date-time|picture|recording)/;
/** Used in lazy pages of the dashboard. */
const ofDashboardPages =
  /ui\/(field|password-field|checklist|query-string|long-date|format-date|text-field|use-status|copy-field|link-button|file-field|error-boundary|download-file|time-zones|format-duration|trusted-html)|api\/failure-message|contracts\/src\/calls\/search/;
const ofSomePages = [
  ofDashboardPages,
  ofDashboard,
  ofEditors,
  ofAccounts,
  ofPlans,
  ofSums,
  ofReaders,
  ofMorningMail,
  ofNotes,
  ofSettings,
];

const isOfSomePages = (id: string): boolean => ofSomePages.some((part) => part.test(id));
const isOfDashboard = (id: string): boolean =>
  ofDashboard.test(id) ||
  (ofReaders.test(id) && !ofEditors.test(id)) ||
  (id.includes('/src/ui/') && !isOfSomePages(id));

export default defineConfig({
  root,
  plugins: [react(), preactInForms],
  publicDir: 'public',
  resolve: {
    // The arithmetic of the identity client.
    alias: [{ find: /^.*\/BigInteger\.mjs$/, replacement: `${root}/src/session/big-integer.ts` }],
  },
  // Browsers with light-dark(), :has() and nesting.
  build: {
    target: ['chrome123', 'safari17.5', 'firefox121'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // The documents list their preloads; the helper would double the script of a static page.
    modulePreload: false,
    rollupOptions: {
      // early-text.tsx imports early-post.tsx by its address, and needs the name of its export.
      preserveEntrySignatures: 'allow-extension',
      input: [
        `${root}/src/site/enhance.ts`,
        `${root}/src/app/shell/main.tsx`,
        `${root}/src/app/shell/before-paint.ts`,
        `${root}/src/app/shell/early-text.tsx`,
        `${root}/src/app/shell/early-post.tsx`,
        `${root}/src/service-worker.ts`,
        `${root}/src/app/shell/dashboard.css`,
        ...entriesIn('src/islands/entries'),
        ...entriesIn('src/styles/entries'),
      ],
      output: {
        // A few shared files instead of thirty, because each request costs time on a slow connection. A group includes
        // the imports of its files, so the most general groups come first.
        codeSplitting: {
          groups: [
            {
              name: 'early',
              test: /shell\/early-text|ui\/trusted-html|node_modules\/react\/.*jsx/,
              priority: 5,
            },
            { name: 'post', test: /shell\/early-post/, priority: 4.5 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'calls',
              test: (id) => ofCalls.test(id) && !isOfSomePages(id),
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'shared',
              test: (id) => shared.test(id) && !isOfSomePages(id),
              minShareCount: 2,
              priority: 3,
            },
            { name: 'account', test: ofAccounts, minShareCount: 2, priority: 2 },
            { name: 'sums', test: ofSums, minShareCount: 2, priority: 2 },
            { name: 'plan', test: ofPlans, minShareCount: 2, priority: 1 },
            {
              name: 'form',
              test: (id) => isOfForms(id) && !ofSomeForms.test(id),
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'dashboard',
              test: (id) => isOfDashboard(id) && !isOfForms(id),
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'text-editor',
              test: /editing\/view\/(text-editor|create-view|plugins|commands|emphasis)\.tsx?$|node_modules\/(prosemirror-(?!tables)|orderedmap|rope-sequence|w3c-keyname)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
