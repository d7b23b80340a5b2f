import diagnostics from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '@wayfare/contracts/calls/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createLogger } from '#http/server/logging.ts';
import { pages } from '../../../web/src/site/pages/pages.tsx';
import { buildApp } from '../app.ts';
import { compose, type Deps } from '../compose/compose.ts';
import { featureDeps } from '../compose/feature-deps.ts';
import { type Config, readConfig } from '../config.ts';

const source = join(import.meta.dirname, '..');
const calls = join(source, '../../../packages/contracts/src/calls');

export interface RouteRow {
  readonly address: string;
  /** The file of the server that mounts the route. */
  readonly file: string;
  /** The file that renders a page of the site; empty for other routes. */
  readonly renderedBy: string;
  /** The callers that pass its guards, and the rate limits. */
  readonly allows: string;
  /** The contract; empty for pages, files and calls without one. */
  readonly contract: string;
}

/** All routes of the server with these settings, except built files. */
export async function routeTable(settings: Record<string, string>): Promise<RouteRow[]> {
  const config = readConfig({ MAIL_EVENTS_SECRET: 'only-to-have-its-address-here', ...settings });
  const contracts = await contractsByAddress();
  const rows = new Map<string, RouteRow>();
  const add = ({ method, url, config: of }: RouteOptions): void => {
    const file = registeringFile();
    if (method === 'HEAD' || file.endsWith('static-files.ts')) return;
    const address = `${[method].flat().join(', ')} ${url}`;
    const known = contracts.get(address);
    const reads = known?.contract.errors?.includes('subscription_required') ? ['with reading access'] : [];
    const guards = of?.allows ?? [];
    const who = guards.filter((each) => !each.startsWith('at most'));
    const limits = guards.filter((each) => each.startsWith('at most'));
    const allows = [who.length === 0 ? 'everybody' : who.join(', '), ...reads, ...limits].join('; ');
    const renderedBy = file === 'features/site/routes.ts' ? findRenderer(url) : '';
    rows.set(address, { address, file, renderedBy, allows, contract: known?.name ?? '' });
  };
  const begin = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of this channel
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', add);
  };
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  diagnostics.subscribe('fastify.initialization', begin);
  try {
    await withServer(config, async () => {});
  } finally {
    diagnostics.unsubscribe('fastify.initialization', begin);
    Error.stackTraceLimit = stackTraceLimit;
  }
  return [...rows.values()].toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
}

/** The complete server without a port. */
export async function withServer<T>(
  config: Config,
  callback: (app: FastifyInstance, deps: Deps) => Promise<T>,
): Promise<T> {
  const deps = await compose(config, createLogger('silent'), {});
  try {
    const app = await buildApp(deps, featureDeps(deps));
    try {
      return await callback(app, deps);
    } finally {
      await app.close();
    }
  } finally {
    await deps.queue.stop();
    await deps.mailer.close();
    await deps.storage.close();
    await deps.database.close();
  }
}

const pathIn = ({ address }: RouteRow): string => address.replace(/^(.*) (\S+)$/, '$2 $1');

function findRenderer(path: string): string {
  if (path.startsWith('/dashboard')) return 'apps/web/src/app/shell/routes.tsx';
  return pages.some((page) => page.path === path)
    ? 'apps/web/src/site/pages/pages.tsx'
    : 'features/site/site.ts';
}

/** The source file that is mounting a route, from the stack. */
function registeringFile(): string {
  const frames = (new Error('here').stack ?? '').split('\n');
  const files = frames.flatMap((frame) => /(?:file:\/\/)?(\/[^:()]+\.tsx?)/.exec(frame)?.[1] ?? []);
  const file = files
    .filter((path) => path.startsWith(`${source}/`))
    .map((path) => relative(source, path))
    .find((path) => !helperFiles.has(path));
  return file ?? 'unknown';
}

const helperFiles = new Set(['testing/route-table.ts', 'http/guards/route.ts', 'http/server/http-app.ts']);

interface NamedContract {
  readonly name: string;
  readonly contract: Contract;
}

async function contractsByAddress(): Promise<Map<string, NamedContract>> {
  const found = new Map<string, NamedContract>();
  for (const file of readdirSync(calls).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(calls, file)).href);
    for (const { name, contract } of contractsIn(module)) {
      const { method, service, path } = contract;
      found.set(`${method} /api/${service}${path}`, { name: `${file} ${name}`, contract });
    }
  }
  return found;
}

/** Also those in an exported object, such as `homilyCalls.getDraft`. */
const contractsIn = (exported: object): NamedContract[] =>
  Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
    if (isContract(value)) return [{ name, contract: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([member, inner]: [string, unknown]) =>
      isContract(inner) ? [{ name: `${name}.${member}`, contract: inner }] : [],
    );
  });

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;

/** The table in docs/addresses.md. */
export const routesToMarkdown = (rows: readonly RouteRow[]): string =>
  [
    '| URL | file | callers | contract |',
    '|---|---|---|---|',
    ...rows.map(
      ({ address, file, renderedBy, allows, contract }) =>
        `| \`${address}\` | \`${file}\`${renderedBy && `, made in \`${renderedBy}\``} | ${allows} | ${contract && `\`${contract}\``} |`,
    ),
  ].join('\n');
