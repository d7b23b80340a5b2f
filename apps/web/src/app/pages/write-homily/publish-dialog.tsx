import { publishHomily } from '@wayfare/contracts/calls/homily-editor';
import { defaultMailHour, formatHour } from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { listMissingFields } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { changeText } from '#app/editing/change-text.ts';
import {
  type Check,
  type Checks,
  checkReview,
  missing,
  PublishSheet,
} from '#app/editing/frame/publish-sheet.tsx';
import { Published } from '#app/editing/frame/published.tsx';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import { useMember } from '#app/member/member.tsx';
import { formatZoneName } from '#app/reading/scheduled-time.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import {
  type ActionProps,
  findFaults,
  type HomilyDraft,
  type HomilySessionState,
  isPublished,
} from './homily-kind.ts';

/** Everything there is to say before a homily is published, or its changes. */
export function PublishDialog({ details, session, state, onPublished, onDone, onClose }: ActionProps) {
  const { callApi, pageData } = useMember();
  const { date } = details.day;
  const isLater = date > details.today;
  const verb = isLater ? 'Schedule' : 'Publish';
  const isOut = isPublished(state.text);

  const publish = () =>
    changeText(session, async ({ token, version }) => {
      const published = await callApi(publishHomily, { params: { date }, body: { version, token } });
      session.setText({ state: published.state, hasChanges: false });
      if (isOut) onDone(withCheckMark(toMessage(details)));
      else onPublished();
    });

  return (
    <PublishSheet
      title={isOut ? `${verb} the changes` : `${verb} this homily`}
      rows={toRows(details, state, formatZoneName(pageData.timeZone))}
      checks={toChecks(details, state)}
      verb={verb}
      publish={publish}
      onClose={onClose}
    />
  );
}

const toMessage = ({ day: { date }, today }: HomilyDraft['details']): string =>
  date > today ? `It opens on ${wholeDate(date)}.` : 'Homily published successfully!';

/** In place of the text, after it was published or scheduled. */
export function PublishedHomily({ details, state, onOpen, onClose }: ActionProps) {
  const { timeZone } = useMember().pageData;
  const { day, today } = details;
  const { date } = day;
  const isLater = date > today;
  const opening = date < today ? '' : ' Everyone sees its opening on the front page that day.';
  return (
    <Published
      date={date}
      title={getHomilyName(state.content)}
      message={toMessage(details)}
      path={paths.homily(date)}
      onPreview={isLater ? () => onOpen('preview') : null}
      next={describeMail(date, today, false)}
      takeOffLabel={`Take it off the ${isLater ? 'schedule' : 'site'}`}
      onTakeOff={() => onOpen('take-off')}
      onClose={onClose}
    >
      {isLater
        ? `Subscribers can read it from midnight, ${formatZoneName(timeZone)}.`
        : 'Subscribers can read it now.'}
      {opening}
    </Published>
  );
}

function toRows(
  { day: { date }, today }: HomilyDraft['details'],
  { text }: HomilySessionState,
  zone: string,
) {
  const isOut = text.state === 'published';
  const when =
    date > today ? (
      <>
        <strong>It opens on {wholeDate(date)}, at midnight,</strong> {zone}. Until then you can change it or
        take it back.
      </>
    ) : (
      <>
        <strong>It opens at once,</strong> under {date === today ? 'today’s date' : wholeDate(date)}.
      </>
    );
  const opening = 'Subscribers read all of it.';
  return [
    { label: 'When', content: <p>{isOut ? 'Readers get the changes at once.' : when}</p> },
    {
      label: 'Who sees it',
      content: date < today ? opening : `${opening} Everyone sees its opening on the front page that day.`,
    },
    { label: 'By mail', content: describeMail(date, today, isOut) },
  ];
}

/** The line about the morning mail. */
function describeMail(date: string, today: string, isPublished: boolean): string {
  const hour = formatHour(defaultMailHour);
  if (date > today)
    return `With the morning mail of that day, at ${hour} or at the hour that a reader has chosen.`;
  if (date < today) return 'No email goes out.';
  return isPublished
    ? 'Mails that have gone out stay as they are. Those still to come have the changes.'
    : 'With today’s morning mail. Readers whose hour has passed get it until noon.';
}

function toChecks({ suggestions }: HomilyDraft['details'], { content, text }: HomilySessionState): Checks {
  const missingFields = listMissingFields(content);
  const ofGospel = missingFields.filter((name) => name !== 'the reflection');
  const { review, warnings } = text;
  const done = (label: string): Check => ({ state: 'done', text: label });
  const advice = (label: string): Check => ({ state: 'advice', text: label });
  return [
    ofGospel.length > 0 &&
      missing(`The Gospel needs ${new Intl.ListFormat('en').format(ofGospel)}.`, 'Choose it', () =>
        showInFrame('.fold summary'),
      ),
    ofGospel.length < missingFields.length &&
      missing('The reflection is empty.', 'Write it', () => showInFrame('.homily-text .sheet')),
    ...Object.values(findFaults(content)).map((fault): Check => ({ state: 'missing', text: fault })),
    checkReview(review),
    missingFields.length === 0 && done('The Gospel and the reflection are there.'),
    ...warnings.map(({ message }) => advice(message)),
    ofGospel.length === 0 &&
      warnings.length === 0 &&
      suggestions.length > 0 &&
      done('The passage is the Gospel of the day.'),
    content.practice.trim() === ''
      ? advice('It has no “One thing to do”.')
      : done('“One thing to do” is there.'),
  ];
}
