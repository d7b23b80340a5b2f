import { PostgresStartError } from '@wayfare/postgres';
import * as z from 'zod/mini';
import { countPublishedPosts } from '#features/blog/post-queries.ts';
import { countHomilies } from '#features/homily/feed.ts';
import { databaseLimits } from './adapters/db/connection.ts';
import { toStartupError } from './adapters/db/to-startup-error.ts';
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
  // Services and pipes get JSON, and so does a person who asks for a level.
  const isForPerson = process.stdout.isTTY && process.env['LOG_LEVEL'] === undefined;
  const logger = isForPerson ? createLogger('warn', terminalSink) : createLogger(config.logLevel);
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
    // What was to open while no server ran is open before anybody comes.
    const hasOpened = await publishDuePosts(features);
    const hasSamples = !config.isLive && (await addSamplePosts(deps.database));
    if (hasOpened || hasSamples) await deps.site.rerender();
    const servers = await listen(app, config, deps.security, inheritedSockets(process.env));
    const sandbox = await deps.openSandbox?.();
    const timetable = startScheduler(scheduledTasks(deps, features), deps.clock, logger);
    await startJobs(deps, features);
    deps.lifecycle.becomeReady();
    watchSchema(deps.database, logger, () => {
      deps.lifecycle.becomeOutdated();
      Promise.all([timetable.stop(), deps.queue.stop()]).catch((error: unknown) =>
        logger.warn({ err: error }, 'Work that runs could not be handed back'),
      );
    });
    logger.info({ address: config.publicUrl, version: siteVersion, ...siteCommit }, 'Ready');
    const afterwards = [
      () => timetable.stop(),
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

/** Never where strangers can log in, nor into a pool that is somebody else's. */
async function samplesFor({ config, pool, database: db, clock, identity }: Deps) {
  return pool !== null && !config.isLive ? addSampleMembers({ db, clock, identity }) : [];
}

const minOpenFiles = 256;

/** Throws `StartupError` if the server would fail with the first few visitors. */
function requireOpenFiles(): void {
  const report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.unknown() }) }) });
  // 'unlimited', or nothing at all where the system has no such limit.
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
const longestStopMs = 15_000;
/** A start that was refused ends with 1; by this a supervisor tells that it may try again. */
const databaseLost = 2;

/** Lets everybody finish. A start that hangs is not waited for. */
async function stop(started: ReturnType<typeof start>, exitCode = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode || 1), longestStopMs).unref();
  await stopGracefully(await started);
  process.exit(exitCode);
}

/** A server without its database would answer 503 for ever. */
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
  if (isQuiet) console.error(`  quiet: no mail leaves this site until ${quietUntil}`);
  for (const { email, password, may } of samples) console.error(`  ${email} ${may}; password ${password}`);
} catch (error) {
  explain(error);
  process.exit(1);
}
