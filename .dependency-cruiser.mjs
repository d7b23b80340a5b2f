// The arrows of the house. Zones are read from the folders, so that a new room has its walls from its first file on.
import { readdirSync } from 'node:fs';

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const server = '^apps/server/src';
const web = '^apps/web/src';
const test = '\\.test\\.tsx?$|/testing/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

// A port is the file named as its folder; the rest of the folder are implementations of it.
const adapterRules = foldersIn('apps/server/src/adapters').map((port) =>
  rule(
    `only-compose-sees-implementations-of-${port}`,
    `Import the port adapters/${port}/${port === 'db' ? 'database' : port}.ts; compose.ts chooses who implements it.`,
    {
      path: server,
      pathNot: [
        `${server}/adapters/${port}/`,
        `${server}/(compose|compose-looks|compose-check-up|compose-mailer|main)\\.ts$`,
        test,
      ],
    },
    {
      path: `${server}/adapters/${port}/`,
      pathNot: `${server}/adapters/${port}/${port === 'db' ? 'database' : port}\\.ts$`,
    },
  ),
);

// The rooms of the features, the lowest first: each may use those before it, so that no two need each other.
const featureOrder = [
  'backup',
  'mail',
  'person',
  'activity',
  'calendar',
  'writers',
  'billing',
  'desk',
  'search',
  'recording',
  'homily',
  'people',
  'blog',
  'site',
  'identity',
  'health',
];
const featureRules = foldersIn('apps/server/src/features').map((feature) => {
  const place = featureOrder.indexOf(feature);
  if (place === -1) throw new Error(`Say in featureOrder where features/${feature} stands.`);
  return rule(
    `${feature}-uses-lower-rooms-only`,
    'What two rooms need belongs into the lower of them.',
    { path: `${server}/features/${feature}/`, pathNot: test },
    { path: `${server}/features/(?!(${featureOrder.slice(0, place + 1).join('|')})/)` },
  );
});

// The folders of the user pool, the lowest first. Each may import those before it. Tests and files at the top are free.
const userPool = 'packages/user-pool/src';
const userPoolOrder = [
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
];
const userPoolRules = foldersIn(userPool)
  .filter((folder) => folder !== 'testing')
  .map((folder) => {
    const index = userPoolOrder.indexOf(folder);
    if (index === -1) throw new Error(`Add ${userPool}/${folder} to userPoolOrder.`);
    const allowed = [...userPoolOrder.slice(0, index + 1), 'pool\\.ts$', 'time\\.ts$'];
    return rule(
      `user-pool-${folder}-imports-lower-folders-only`,
      'Move what two folders need to the lower one, or to pool.ts.',
      { path: `^${userPool}/${folder}/`, pathNot: test },
      {
        path: `^${userPool}/(?!${allowed.map((name) => (name.endsWith('$') ? name : `${name}/`)).join('|')})`,
      },
    );
  });

export default {
  forbidden: [
    rule(
      'no-circles',
      'Two files that need each other are one idea, or need a third.',
      {},
      { circular: true },
    ),
    rule(
      'contracts-stand-alone',
      'Contracts know neither side.',
      { path: '^packages/contracts/src' },
      { path: '^(apps|packages/(?!contracts))' },
    ),
    rule(
      'web-never-reaches-into-the-server',
      'Share through packages/contracts.',
      { path: web },
      { path: '^(apps/server|packages/(?!contracts))' },
    ),
    rule(
      'server-sees-only-the-site',
      'The server draws the public pages through @wayfare/web/site and sees nothing else of the web.',
      { path: server, pathNot: test },
      { path: web, pathNot: `${web}/site/site\\.tsx$` },
    ),
    rule(
      'features-are-mounted-by-app',
      'app.ts mounts the features; nothing below reaches up to them.',
      { path: `${server}/(http|adapters|jobs|config)/` },
      { path: `${server}/(features/|app\\.ts|compose\\.ts|main\\.ts)` },
    ),
    rule(
      'programs-are-the-top',
      'These act when imported, as programs do; import what they use instead.',
      {},
      { path: `${server}/(main|wayfare|adapters/[a-z-]+/[a-z]+-process)\\.ts$` },
    ),
    ...adapterRules,
    ...featureRules,
    ...userPoolRules,
    rule(
      'ui-knows-no-noun',
      'ui/ holds parts that any page may use.',
      { path: `${web}/ui/` },
      { path: `${web}/(site|islands|app|session|api)/` },
    ),
    rule(
      'api-and-session-are-below-the-screens',
      'Flow goes down only.',
      { path: `${web}/(api|session)/` },
      { path: `${web}/(site|islands|app|ui)/` },
    ),
    rule(
      'islands-do-not-know-the-pages',
      'A page composes islands, not the other way about.',
      { path: `${web}/islands/` },
      { path: `${web}/(site|app)/` },
    ),
    rule(
      'vendor-identity-only-in-session',
      'The identity client lives in session/.',
      { path: web, pathNot: `${web}/session/` },
      { path: '(^|node_modules/)@?aws-amplify(/|$)' },
    ),
    rule(
      'vendor-database-only-in-adapters',
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
