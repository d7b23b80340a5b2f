import { clearLeftovers } from '#adapters/storage/storage.ts';
import type { Deps } from './compose/compose.ts';
import type { FeatureDeps } from './compose/feature-deps.ts';
import { deleteExpiredRows } from './expired-rows-queries.ts';
import { processDeletions } from './features/account/delete-account.ts';
import { deleteOldActivity } from './features/activity/activity-queries.ts';
import { scheduledBackup } from './features/backup/schedule.ts';
import { reconcileHourly } from './features/billing/reconcile.ts';
import { emptyBinTask } from './features/blog/bin.ts';
import { deleteOldPostDrafts } from './features/blog/edit-post.ts';
import { deleteUnusedUploadsTask } from './features/blog/pictures/upload.ts';
import { publishScheduledPosts } from './features/blog/schedule.ts';
import { computeNearYears } from './features/calendar/days-between.ts';
import { deleteOldLocks } from './features/editing/lock-queries.ts';
import { notifyReviewersTask } from './features/editing/review-mails.ts';
import { pruneRevisions } from './features/editing/revisions.ts';
import { alertOnDatabaseFailure } from './features/health/alerts/database-alert.ts';
import {
  postAlerts,
  recordAlert,
  recordPaymentAlerts,
  updateAlerts,
} from './features/health/alerts/notify-operator.ts';
import { checkCertificateHourly } from './features/health/certificate.ts';
import { collectMetrics } from './features/health/metrics.ts';
import { addSampleAtMidnight, addSampleHomilies } from './features/homily/add-samples.ts';
import { identityTasks } from './features/identity/jobs.ts';
import { sendQueuedMails } from './features/mail/send-mail.ts';
import { retryStuckMails } from './features/mail/stuck-mails.ts';
import { notifyEditorsTask } from './features/morning-mail/notify-editors.ts';
import { deleteOldMorningMails, sendMorningMailTask } from './features/morning-mail/send-due-mails.ts';
import { sendTestMails } from './features/morning-mail/test-mail.ts';
import { deleteUnusedRecordingsHourly } from './features/recording/delete-unused.ts';
import { processRecordings } from './features/recording/process-recording.ts';
import { refreshSearchIndex, verifySearchIndex } from './features/search/reindex.ts';
import { deleteUnpaidSignups } from './features/signup/expire-signups.ts';
import { processResendRequests } from './features/signup/resend-confirmation.ts';
import { processResetRequests } from './features/signup/reset-password.ts';
import { deleteOldCards } from './features/site/card-routes.ts';
import { renderOnChange } from './features/site/render-on-change.ts';
import { renderAtMidnight } from './features/site/site.ts';
import { addSampleWriters } from './features/writers/writer-queries.ts';
import type { Lifecycle } from './http/server/graceful-stop.ts';
import { startCommand } from './run-cli.ts';
import type { ScheduledTask } from './scheduler.ts';
import { searchSources } from './search-sources.ts';

/** Starts the workers of the job queue. */
export async function startJobs(deps: Deps, features: FeatureDeps): Promise<void> {
  const { config, logger, metrics } = deps;
  await processResetRequests(features);
  await processResendRequests(features);
  if (config.isQuiet) logger.warn(`Quiet mode: this site sends no mail until ${config.quietUntil}`);
  else {
    await sendQueuedMails({ ...features, log: logger });
    await sendTestMails(features);
    await processDeletions(features);
    await processRecordings(features);
    await postAlerts({ queue: features.queue, alertUrl: config.alertUrl, log: logger });
  }
  // Sample content, never on a public site.
  if (!config.isLive) {
    await addSampleWriters(features.db, features.clock);
    await addSampleHomilies(features);
  }
  renderOnChange(deps.database, deps.site, logger);
  await metrics.collect();
}

const isStopping = (lifecycle: Lifecycle): boolean => ['stopping', 'outdated'].includes(lifecycle.phase());

export function scheduledTasks(deps: Deps, features: FeatureDeps): readonly ScheduledTask[] {
  const { config, clock, pool, site, logger, lifecycle } = deps;
  const alerts = { ...features, operatorEmail: config.operatorEmail, alertUrl: config.alertUrl };
  return [
    renderAtMidnight(site, config.site.timeZone),
    computeNearYears(features),
    deleteExpiredRows(features),
    deleteOldCards(deps),
    deleteOldMorningMails(features),
    deleteOldPostDrafts(features),
    publishScheduledPosts({ ...features, log: logger }),
    pruneRevisions(features),
    deleteOldLocks(features),
    deleteOldActivity(features),
    refreshSearchIndex(features, searchSources),
    verifySearchIndex(features, searchSources, logger),
    config.isQuiet
      ? collectMetrics(deps.metrics, async () => {})
      : collectMetrics(
          deps.metrics,
          (snapshot) => updateAlerts(alerts, snapshot),
          alertOnDatabaseFailure({ ...alerts, log: logger }),
        ),
    // A restored copy may run beside the original site, with the same user pool, store and payment provider.
    ...(config.isQuiet
      ? []
      : [
          deleteUnpaidSignups(features),
          deleteUnusedUploadsTask(features),
          deleteUnusedRecordingsHourly(features),
          // Not in quiet mode: a backup may be restored to recover a post from the bin.
          emptyBinTask(features),
          ...backups(deps),
          reconcileHourly(features, logger, (found) => {
            deps.metrics.countDrift(found.drifted.length);
            return recordPaymentAlerts(alerts, found);
          }),
          checkCertificateHourly(config.publicUrl, clock, (words) =>
            recordAlert(alerts, { name: 'certificate', message: words }),
          ),
          retryStuckMails({ ...features, log: logger }),
          sendMorningMailTask({ ...features, log: logger }, () => isStopping(lifecycle)),
          notifyEditorsTask(features),
          notifyReviewersTask(features),
        ]),
    ...(config.isLive ? [] : [addSampleAtMidnight(features)]),
    ...(pool ? identityTasks(pool) : []),
  ];
}

function backups({ config, database: db, clock, lifecycle }: Deps): ScheduledTask[] {
  const { to, at, keep: retention } = config.backup;
  if (to === null) return [];
  const isStopped = () => isStopping(lifecycle);
  return [
    scheduledBackup({
      db,
      clock,
      timeZone: config.site.timeZone,
      at,
      retention,
      isStopped,
      deleteLeftovers: () => clearLeftovers(config.backup.workFolder),
      start: startCommand,
    }),
  ];
}
