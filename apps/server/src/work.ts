import { openGospel } from '@wayfare/gospel';
import { clearLeftovers } from '#adapters/backup-place/backup-place.ts';
import type { ScheduledTask } from '#jobs/timetable.ts';
import type { Deps } from './compose.ts';
import type { FeatureDeps } from './feature-deps.ts';
import { forgetActivity } from './features/activity/activity.ts';
import { backUpByTheClock } from './features/backup/schedule.ts';
import { reconcileHourly } from './features/billing/events/reconcile.ts';
import { emptyBinInTime } from './features/blog/bin.ts';
import { forgetUnusedUploads } from './features/blog/forget-unused-uploads.ts';
import { forgetPostDrafts } from './features/blog/post-draft.ts';
import { publishScheduled } from './features/blog/schedule.ts';
import { postRevisions } from './features/blog/stored-post.ts';
import { forgetSettledComments } from './features/desk/review/comments.ts';
import { thinRevisions } from './features/desk/thin-revisions.ts';
import { forgetWhoWasHere } from './features/desk/who-is-here.ts';
import { postAlerts } from './features/health/alerts/post-alerts.ts';
import { tellOfDatabase } from './features/health/alerts/tell-of-database.ts';
import { noteTrouble, tellOfPayments, tellOperator } from './features/health/alerts/tell-operator.ts';
import { lookAtCertificate } from './features/health/certificate.ts';
import { lookEachMinute } from './features/health/figures.ts';
import { homilyRevisions } from './features/homily/editing/revision-queries.ts';
import { forgetSentMails, sendEveryMorning } from './features/homily/morning-mail/every-morning.ts';
import { forgetPutOffMails } from './features/homily/morning-mail/stopped-queries.ts';
import { tellEditorsOfMissing } from './features/homily/morning-mail/tell-editors.ts';
import { sendTestMails } from './features/homily/morning-mail/test-mail.ts';
import { forgetPassedOn } from './features/homily/passing-on/passed-on.ts';
import { forgetFeedNetworks } from './features/homily/podcast/feed-networks.ts';
import { forgetPlaces } from './features/homily/reading/reading-place.ts';
import { addSampleAtMidnight, addSampleHomilies } from './features/homily/samples/add-samples.ts';
import { hourlyTasks } from './features/identity/hourly-tasks.ts';
import { sendHeldUpMails } from './features/mail/held-up-mails.ts';
import { sendQueuedMails } from './features/mail/send-mail.ts';
import { answerResendRequests } from './features/people/confirming/resend-confirmation.ts';
import { deleteAccounts } from './features/people/leaving/delete-account.ts';
import { answerResetRequests, forgetResetLinks } from './features/people/password/send-reset-link.ts';
import { forgetUnpaidSignups } from './features/people/signing-up/forget-unpaid-signups.ts';
import { clearRecordingsAway } from './features/recording/clear-away.ts';
import { forgetListening } from './features/recording/listening-place.ts';
import { makeRecordingsReady } from './features/recording/make-ready.ts';
import { lookOverSearch, refreshEachMinute } from './features/search/look-over.ts';
import { deleteOldCards } from './features/site/card-routes.ts';
import { drawWhenChanged } from './features/site/draw-when-changed.ts';
import { drawAtMidnight } from './features/site/site.ts';
import { addSampleWriters } from './features/writers/writers.ts';
import { forgetUseCounts } from './http/guards/limit.ts';
import type { Lifecycle } from './http/server/lifecycle.ts';
import { startOwnCommand } from './own-command.ts';
import { searchedRooms } from './searched-rooms.ts';

/** What the server does besides answering. First, what somebody asked for: the table of contents of the queue. */
export async function startWork(deps: Deps, features: FeatureDeps): Promise<void> {
  const { config, logger, figures } = deps;
  // Before anybody comes: whoever saved the first homily would keep all others waiting.
  await openGospel();
  await answerResetRequests(features);
  await answerResendRequests(features);
  if (config.isQuiet) logger.warn(`Quiet: no mail leaves this site until ${config.quietUntil}`);
  else {
    await sendQueuedMails({ ...features, log: logger });
    await sendTestMails(features);
    await deleteAccounts(features);
    await makeRecordingsReady(features);
    await postAlerts({ queue: features.queue, alertUrl: config.alertUrl, log: logger });
  }
  // Never where strangers come to read.
  if (!config.isLive) {
    await addSampleWriters(features.db, features.clock);
    await addSampleHomilies(features);
  }
  drawWhenChanged(deps.database, deps.site, logger);
  await figures.look();
}

const isEnding = (lifecycle: Lifecycle): boolean => ['stopping', 'outdated'].includes(lifecycle.phase());

/** And what the clock asks for. */
export function tasksOf(deps: Deps, features: FeatureDeps): readonly ScheduledTask[] {
  const { config, database, clock, pool, site, logger, lifecycle } = deps;
  const alerts = { ...features, operatorEmail: config.operatorEmail, alertUrl: config.alertUrl };
  return [
    drawAtMidnight(site, config.site.timeZone),
    forgetResetLinks(features),
    forgetUseCounts(database, clock),
    deleteOldCards(deps),
    forgetSentMails(features),
    forgetPutOffMails(features),
    forgetPassedOn(features),
    forgetPlaces(features),
    forgetListening(features),
    forgetFeedNetworks(features),
    forgetPostDrafts(features),
    publishScheduled(features),
    thinRevisions(features, [homilyRevisions, postRevisions]),
    forgetActivity(features),
    forgetWhoWasHere(features),
    forgetSettledComments(features),
    refreshEachMinute(features, searchedRooms),
    lookOverSearch(features, searchedRooms, logger),
    config.isQuiet
      ? lookEachMinute(deps.figures, async () => {})
      : lookEachMinute(
          deps.figures,
          (look) => tellOperator(alerts, look),
          tellOfDatabase({ ...alerts, log: logger }),
        ),
    // A restored backup may stand beside the site that it was taken from, with the same pool, store and provider.
    ...(config.isQuiet
      ? []
      : [
          forgetUnpaidSignups(features),
          forgetUnusedUploads(features),
          clearRecordingsAway(features),
          // Whoever restores a backup may do it for what lies in the bin.
          emptyBinInTime(features),
          ...backups(deps),
          reconcileHourly(features, logger, (found) => {
            deps.figures.noteDrift(found.drifted.length);
            return tellOfPayments(alerts, found);
          }),
          lookAtCertificate(config.publicUrl, clock, (words) =>
            noteTrouble(alerts, { name: 'certificate', words }),
          ),
          sendHeldUpMails({ ...features, log: logger }),
          sendEveryMorning(features, () => isEnding(lifecycle)),
          tellEditorsOfMissing(features),
        ]),
    ...(config.isLive ? [] : [addSampleAtMidnight(features)]),
    ...(pool ? hourlyTasks(pool) : []),
  ];
}

function backups({ config, database: db, clock, lifecycle }: Deps): ScheduledTask[] {
  const { to, at, keep } = config.backup;
  if (to === null) return [];
  const isStopped = () => isEnding(lifecycle);
  return [
    backUpByTheClock({
      db,
      clock,
      timeZone: config.site.timeZone,
      at,
      keep,
      isStopped,
      clearAway: () => clearLeftovers(config.backup.workFolder),
      start: startOwnCommand,
    }),
  ];
}
