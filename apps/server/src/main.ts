import { PostgresStartError } from '@wayfare/postgres';
import * as z from 'zod/mini';
import { countPublishedPosts } from '#features/blog/post-queries.ts';
import { countHomilies } from '#features/homily/homily-queries.ts';
import { databaseLimits } from './adapters/db/connection.ts';
import { toStartupError } from './adapters/db/unavailable.ts';
import { watchSchema } from './adapters/db/watch-schema.ts';
import { buildApp } from './app.ts';
import { compose, type Deps } from './compose/compose.ts';
import { featureDeps } from './compose/feature-deps.ts';
import { requireNoLostDatabase } from './compose/inspect.ts';
import { requireSavedSettings, saveSettings } from './config/saved-settings.ts';
import { readConfig } from './config.ts';
import { addSamplePosts } from './features/blog/sample-posts.ts';
import { publishDuePosts } from './features/blog/schedule.ts';
import { addSampleMembers } from './features/identity/create-member.ts';
import { stopGracefully } from './http/server/graceful-stop.ts';
import { inheritedSockets, listen } from './http/server/listen.ts';
import { createLogger, terminalSink } from './http/server/logging.ts';
import { scheduledTasks, startJobs } from './jobs.ts';
import { startScheduler } from './scheduler.ts';
import { StartupError } from './startup-error.ts';
import { onStopSignal } from './stop-signals.ts';
import { siteCommit, siteVersion } from './version.ts';

async function start() {
  const config = readConfig(process.env);
  // At a terminal the log is plain text, unless LOG_LEVEL is set.
  const isTerminal = process.stdout.isTTY && process.env['LOG_LEVEL'] === undefined;
  const logger = isTerminal ? createLogger('warn', terminalSink) : createLogger(config.logLevel);
  await requireSavedSettings(process.env);
  await requireNoLostDatabase(config);
  requireOpenFiles();
  const waitMs = databaseLimits.startWaitMs;
  const deps = await compose(config, logger, { onLost: endWithoutDatabase, waitMs });
  try {
    await saveSettings(process.env);
    const features = featureDeps(deps);
    const app = await buildApp(deps, features);
    const samples = await samplesFor(deps);
    // Publishes posts that became due while no server was running.
    const hasPublished = await publishDuePosts({ ...features, log: logger });
    const hasSamples = !config.isLive && (await addSamplePosts(deps.database));
    if (hasPublished || hasSamples) await deps.site.rerender();
    const servers = await listen(app, config, deps.security, inheritedSockets(process.env));
    const sandbox = await deps.openSandbox?.();
    const scheduler = startScheduler(scheduledTasks(deps, features), deps.clock, logger);
    await startJobs(deps, features);
    deps.lifecycle.becomeReady();
    watchSchema(deps.database, logger, () => {
      deps.lifecycle.becomeOutdated();
      Promise.all([scheduler.stop(), deps.queue.stop()]).catch((error: unknown) =>
        logger.warn({ err: error }, 'Stopping scheduled tasks and jobs failed'),
      );
    });
    logger.info({ address: config.publicUrl, version: siteVersion, ...siteCommit }, 'Ready');
    const afterwards = [
      () => scheduler.stop(),
      () => deps.queue.stop(),
      async () => sandbox?.close(),
      () => deps.mailer.close(),
      () => deps.storage.close(),
      () => deps.database.close(),
    ];
    return {
      app,
      servers,
      logger,
      lifecycle: deps.lifecycle,
      afterwards,
      name: config.site.name,
      address: config.publicUrl,
      database:
        config.database.kind === 'embedded'
          ? `its own, in ${config.database.directory}`
          : 'that of DATABASE_URL',
      content: {
        homilies: await countHomilies(deps.database),
        posts: await countPublishedPosts(deps.database),
      },
      samples,
      sandboxAddress: sandbox?.url ?? null,
      isQuiet: deps.config.isQuiet,
      quietUntil: deps.config.quietUntil,
    };
  } catch (error) {
    await deps.database.close();
    throw error;
  }
}

/** Never on a live site, and never in a Cognito pool. */
async function samplesFor({ config, pool, database: db, clock, identity }: Deps) {
  return pool !== null && !config.isLive ? addSampleMembers({ db, clock, identity }) : [];
}

const minOpenFiles = 256;

/** Throws `StartupError` if the server would fail with the first few visitors. */
function requireOpenFiles(): void {
  const report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.unknown() }) }) });
  // May be 'unlimited' or missing.
  const limit = report.safeParse(process.report.getReport()).data?.userLimits.open_files.soft;
  if (typeof limit !== 'number' || limit >= minOpenFiles) return;
  throw new StartupError(
    `This process may have ${limit} files open at once, and the server needs ${minOpenFiles}: raise the limit (ulimit -n 1024, or LimitNOFILE=1024 under systemd).`,
  );
}

function explain(reason: unknown): void {
  const error = toStartupError(reason);
  const isOurs = error instanceof StartupError || error instanceof PostgresStartError;
  console.error(isOurs ? error.message : error);
}

let isStopping = false;
const stopTimeoutMs = 15_000;
/** Exit code after the database was lost. A failed start is 1, and restarting does not help. */
const databaseLost = 2;

/** Stops gracefully, but exits after `stopTimeoutMs`, also if the start hangs. */
async function stop(started: ReturnType<typeof start>, exitCode = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode || 1), stopTimeoutMs).unref();
  await stopGracefully(await started);
  process.exit(exitCode);
}

/** Exits so that a supervisor restarts the server; otherwise it would answer 503 forever. */
function endWithoutDatabase(why: Error): void {
  explain(why);
  void stop(started, databaseLost);
}

const started = start();
onStopSignal(['SIGTERM', 'SIGINT'], { first: () => void stop(started), again: () => process.exit(1) });
try {
  const { name, address, database, content, samples, sandboxAddress, isQuiet, quietUntil } = await started;
  console.error(`Database: ${database}`);
  console.error(`Content: ${content.homilies} homilies and ${content.posts} posts`);
  const sandbox = sandboxAddress === null ? '' : ` (payment sandbox and mailbox at ${sandboxAddress})`;
  console.error(`${name} is ready at ${address}${sandbox}`);
  if (isQuiet) console.error(`  quiet mode: this site sends no mail until ${quietUntil}`);
  for (const { email, password, may } of samples) console.error(`  ${email} ${may}; password ${password}`);
} catch (error) {
  explain(error);
  process.exit(1);
}
