import { type MailData, paths, siteLink } from './mail-data.ts';
import type { RenderedMail } from './mail-page.tsx';
import { action, hint, paragraph, salutation } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';
import { formatDay, oneLine } from './text.ts';

interface ReviewRequested {
  readonly name?: string | undefined;
  readonly text: { readonly kind: 'homily' | 'post'; readonly ref: string };
  readonly title: string;
  /** The name of the person who took the step. */
  readonly by: string;
}

interface ReviewAnswered extends ReviewRequested {
  readonly isApproved: boolean;
  readonly changes: string;
}

const maxTitleLength = 100;
const maxChangesLength = 1_000;

const formatTitle = ({ title }: ReviewRequested): string => {
  const line = oneLine(title, maxTitleLength);
  return line === '' ? 'A text without a title' : `“${line}”`;
};

const formatKind = ({ text: { kind, ref } }: ReviewRequested): string =>
  kind === 'post' ? 'post' : `homily for ${formatDay(new Date(`${ref}T12:00:00Z`), 'UTC')}`;

const open = ({ publicUrl }: MailData, { text: { kind, ref } }: ReviewRequested) =>
  action(
    'Open the text',
    siteLink(
      publicUrl,
      `${kind === 'post' ? paths.writePost : paths.writeHomily}/${encodeURIComponent(ref)}`,
    ),
  );

const formatName = (by: string): string => oneLine(by, maxTitleLength) || 'Somebody';

/** Sent to the editors-in-chief. */
export function reviewRequestedMail(mailData: MailData, review: ReviewRequested): RenderedMail {
  const request = `${formatName(review.by)} asks for a review of this ${formatKind(review)}.`;
  return renderMail(mailData, {
    subject: `For review: ${formatTitle(review)}`,
    preview: request,
    heading: formatTitle(review),
    parts: [
      salutation(review.name),
      paragraph(request),
      open(mailData, review),
      hint('You get this mail because you are an editor-in-chief.'),
    ],
  });
}

/** Sent to the writer who asked. */
export function reviewAnsweredMail(mailData: MailData, review: ReviewAnswered): RenderedMail {
  const { by, isApproved, changes } = review;
  const answer = isApproved
    ? `${formatName(by)} approved this ${formatKind(review)}. You can publish it now.`
    : `${formatName(by)} asks for changes in this ${formatKind(review)}:`;
  return renderMail(mailData, {
    subject: `${isApproved ? 'Approved' : 'Changes requested'}: ${formatTitle(review)}`,
    preview: answer,
    heading: formatTitle(review),
    parts: [
      salutation(review.name),
      paragraph(answer),
      ...(isApproved ? [] : [paragraph(oneLine(changes, maxChangesLength))]),
      open(mailData, review),
    ],
  });
}
