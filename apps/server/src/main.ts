import { PostgresWillNotStart } from '@wayfare/postgres';
import { buildApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { stopGracefully } from './http/graceful-stop.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './http/logging.ts';
import { startTimetable } from './jobs/timetable.ts';

async function start() {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const deps = await compose(config, logger);
  try {
    const app = await buildApp(deps);
    const servers = await listen(app, config, deps.security);
    const timetable = startTimetable(deps.jobs, deps.clock, logger);
    deps.lifecycle.becomeReady();
    logger.info({ address: config.publicUrl }, 'Ready');
    const afterwards = [() => timetable.stop(), () => deps.database.close()];
    return {
      app,
      servers,
      logger,
      lifecycle: deps.lifecycle,
      afterwards,
      name: config.site.name,
      address: config.publicUrl,
    };
  } catch (error) {
    await deps.database.close();
    throw error;
  }
}

function explain(error: unknown): void {
  const isOurs = error instanceof CannotStart || error instanceof PostgresWillNotStart;
  console.error(isOurs ? error.message : error);
}

let isAskedToStop = false;

/** The first signal lets everybody finish; whoever sends a second one does not want to wait. */
async function stop(started: ReturnType<typeof start>): Promise<void> {
  if (isAskedToStop) process.exit(1);
  isAskedToStop = true;
  await stopGracefully(await started);
  process.exit(0);
}

const started = start();
process.on('SIGTERM', () => void stop(started));
process.on('SIGINT', () => void stop(started));
try {
  const { name, address } = await started;
  console.log(`${name} is ready at ${address}`);
} catch (error) {
  explain(error);
  process.exit(1);
}
