// The direction of imports. Folders are read from the disk, so that a new folder fails until it has its place here.
import { readdirSync } from 'node:fs';

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const server = '^apps/server/src';
const web = '^apps/web/src';
const test = '\\.test\\.tsx?$|/testing/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Every folder of a root may import from those listed before it and from these files of the root. */
function layers(root, order, files = []) {
  return foldersIn(root)
    .filter((folder) => folder !== 'testing')
    .map((folder) => {
      const index = order.indexOf(folder);
      if (index === -1)
        throw new Error(`${root}/${folder} has no place in the order of .dependency-cruiser.mjs.`);
      const allowed = [
        ...order.slice(0, index + 1).map((lower) => `${lower}/`),
        ...files.map((file) => `${file}$`),
      ];
      return rule(
        `${root}/${folder}`,
        `Imports only from: ${order.slice(0, index).join(', ') || 'itself'}.`,
        { path: `^${root}/${folder}/`, pathNot: test },
        { path: `^${root}/(?!(${allowed.join('|')}))` },
      );
    });
}

/** Every folder of a root may import from the listed folders of that root alone. */
function imports(root, table) {
  const listed = Object.keys(table);
  for (const folder of foldersIn(root)) {
    if (!listed.includes(folder))
      throw new Error(`${root}/${folder} has no entry in .dependency-cruiser.mjs.`);
  }
  return listed.map((folder) =>
    rule(
      `${root}/${folder}`,
      `Imports only from: ${table[folder].join(', ') || 'itself'}.`,
      { path: `^${root}/${folder}/`, pathNot: test },
      { path: `^${root}/(?!(${[folder, ...table[folder]].join('|')})/)[^/]+/` },
    ),
  );
}

const low = ['ui', 'api', 'session', 'texts'];
const webRules = [
  ...imports('apps/web/src', {
    session: [],
    api: ['session'],
    ui: [],
    texts: ['ui'],
    styles: [],
    // Not texts/, which imports React: the forms run on Preact.
    islands: ['ui', 'api', 'session', 'styles'],
    site: ['islands', 'texts', 'ui', 'styles'],
    app: ['islands', ...low, 'styles'],
  }),
  ...imports('apps/web/src/app', {
    offline: [],
    member: ['offline'],
    account: ['offline', 'member'],
    reading: ['offline', 'member'],
    editing: ['offline', 'member', 'reading'],
    pages: ['offline', 'member', 'account', 'reading', 'editing'],
    shell: ['offline', 'member', 'account', 'reading', 'editing', 'pages'],
  }),
  ...imports(
    'apps/web/src/app/pages',
    Object.fromEntries(foldersIn('apps/web/src/app/pages').map((page) => [page, []])),
  ),
];

// A port is the file named as its folder; the rest of the folder implements it.
const adapterRules = foldersIn('apps/server/src/adapters').map((port) => {
  const file = `${server}/adapters/${port}/${port === 'db' ? 'database' : port}\\.ts$`;
  return rule(
    `adapters/${port}`,
    'Import the port; compose/ chooses the implementation.',
    { path: server, pathNot: [`${server}/adapters/${port}/`, `${server}/(compose/|main\\.ts)`, test] },
    { path: `${server}/adapters/${port}/`, pathNot: file },
  );
});

export default {
  forbidden: [
    rule('no-circles', 'Join the two files, or move what both need to a third.', {}, { circular: true }),
    rule(
      'contracts',
      'Contracts import neither side.',
      { path: '^packages/contracts/src' },
      { path: '^(apps|packages/(?!contracts))' },
    ),
    rule(
      'web-without-server',
      'Share through packages/contracts.',
      { path: web },
      { path: '^(apps/server|packages/(?!contracts))' },
    ),
    rule(
      'server-imports-the-site-only',
      'The server renders the public pages through @wayfare/web/site.',
      { path: server, pathNot: test },
      { path: web, pathNot: `${web}/site/site\\.tsx$` },
    ),
    rule(
      'http-and-adapters-without-features',
      'app.ts mounts the features.',
      { path: `${server}/(http|adapters|config)/` },
      { path: `${server}/(features/|compose/|(app|main|jobs)\\.ts)` },
    ),
    rule(
      'compose-from-programs-only',
      'Features receive what they need as arguments.',
      { path: server, pathNot: [`${server}/(compose|cli)/`, `${server}/[a-z-]+\\.ts$`, test] },
      { path: `${server}/compose/` },
    ),
    rule(
      'programs-are-not-imported',
      'These files act when imported.',
      {},
      { path: `${server}/(main|wayfare|adapters/[a-z-]+/[a-z]+-process)\\.ts$` },
    ),
    ...adapterRules,
    ...layers('apps/server/src/features', [
      'backup',
      'mail',
      'person',
      'activity',
      'calendar',
      'writers',
      'billing',
      'signup',
      'editing',
      'search',
      'recording',
      'homily',
      'bookmarks',
      'podcast',
      'morning-mail',
      'blog',
      'account',
      'site',
      'identity',
      'health',
    ]),
    ...layers('packages/contracts/src', ['messages', 'rules', 'calls']),
    ...layers(
      'packages/user-pool/src',
      [
        'srp',
        'sealing',
        'store',
        'protocol',
        'signature',
        'throttling',
        'tokens',
        'accounts',
        'operations',
        'admin-operations',
      ],
      ['pool.ts', 'time.ts'],
    ),
    ...layers('packages/pay-sandbox/src', [
      'objects',
      'store',
      'engine',
      'payments',
      'webhooks',
      'wire',
      'lifecycle',
      'checkout',
      'portal',
      'api',
      'clock',
      'mailbox',
      'pages',
    ]),
    ...webRules,
    rule(
      'shared-by-react-and-preact',
      'The forms, which run on Preact, and the dashboard load the same files of these folders.',
      { path: `^(packages/contracts/src|${web.slice(1)}/(api|session))/`, pathNot: test },
      { path: '(^|node_modules/)react(-dom)?(/|$)' },
    ),
    rule(
      'identity-client-in-session-only',
      'The identity client lives in session/.',
      { path: web, pathNot: `${web}/session/` },
      { path: '(^|node_modules/)@?aws-amplify(/|$)' },
    ),
    rule(
      'database-client-in-adapters-only',
      'SQL goes through adapters/db.',
      { path: server, pathNot: [`${server}/adapters/`, test] },
      { path: '(^|node_modules/)(pg|pg-boss|@?romcal)(/|$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The parser does not know `await using` yet, which only tests write.
    exclude: { path: '(^|/)(dist|testing)/|\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
