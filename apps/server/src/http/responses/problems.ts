import { postMessages } from '@wayfare/contracts/calls/post';
import { recordingMessages } from '@wayfare/contracts/calls/recording';
import { uploadMessages } from '@wayfare/contracts/calls/upload';
import { confirmationLinkMessages } from '@wayfare/contracts/messages/confirmation';
import { donationMessage } from '@wayfare/contracts/rules/donation';
import { signupMessages } from '@wayfare/contracts/rules/signup';

/** All errors that a caller can get. Codes are published and never change; messages may. */
export const problems = {
  malformed_request: { status: 400, message: 'The request could not be understood.' },
  malformed_host: { status: 400, message: 'The request must name exactly one host.' },
  malformed_url: { status: 400, message: 'The address is not well formed.' },
  malformed_json: { status: 400, message: 'The body is not well-formed JSON.' },
  invalid_input: { status: 400, message: 'Something in the request is missing or wrong.' },
  reset_expired: { status: 400, message: 'This link has expired. Please ask for a new one.' },
  password_refused: { status: 400, message: 'Password does not meet the policy.' },
  signup_invalid: { status: 400, message: 'Something in the form is missing or wrong.' },
  confirmation_expired: { status: 400, message: confirmationLinkMessages.expired },
  confirmation_mismatch: { status: 400, message: confirmationLinkMessages.mismatch },
  donation_refused: { status: 400, message: donationMessage },
  webhook_not_genuine: { status: 400, message: 'This was not signed by the payment provider.' },
  account_mismatch: { status: 400, message: 'This is not the address of your account.' },
  file_refused: { status: 400, message: 'This file cannot be read.' },
  homily_incomplete: { status: 400, message: 'Something is missing that readers need.' },
  post_untitled: { status: 400, message: postMessages.untitled },
  post_empty: { status: 400, message: postMessages.empty },
  time_in_past: { status: 400, message: 'That hour has passed. Choose a later one, or publish it now.' },
  post_too_complex: {
    status: 400,
    message:
      'This text cannot be saved: its parts are nested too deeply, there are too many of them, or it takes too long to check. Please paste it again as plain text.',
  },
  image_type: { status: 400, message: uploadMessages.type },
  image_refused: { status: 400, message: 'This file is not an image that we can show.' },
  recording_type: { status: 400, message: recordingMessages.type },
  recording_refused: { status: 400, message: 'This file is not a recording that can be played.' },
  image_unusable: {
    status: 400,
    message: 'An image of this post cannot be used. Please upload it again.',
  },
  picture_same: { status: 400, message: 'This is the same file. Choose another one to take its place.' },
  authentication_required: { status: 401, message: 'Authentication required. Please log in.' },
  signup_credentials_wrong: {
    status: 401,
    message: 'There is no unfinished signup with this email and password.',
  },
  mail_events_closed: { status: 401, message: 'These events need the secret of the site.' },
  not_allowed: { status: 403, message: 'You do not have access to this.' },
  sign_in_again: {
    status: 403,
    message: 'It’s been a while since you logged in. Please enter your password again to continue.',
  },
  csrf_mismatch: { status: 403, message: 'Please reload the page and try again.' },
  subscription_required: { status: 403, message: 'Subscription required' },
  upload_refused: { status: 403, message: 'This address takes no upload. Please begin again.' },
  no_such_route: { status: 404, message: 'There is nothing at this address.' },
  checkout_not_found: { status: 404, message: 'We can’t find this payment.' },
  sharing_off: { status: 404, message: 'Pages cannot be shared here.' },
  portal_unavailable: { status: 404, message: 'There is no billing to manage for this account.' },
  homily_not_found: { status: 404, message: 'There is no homily for this day.' },
  month_not_found: { status: 404, message: 'The calendar does not go that far.' },
  post_not_found: { status: 404, message: postMessages.notFound },
  podcast_feed_not_found: { status: 404, message: 'This address is closed already.' },
  revision_not_found: { status: 404, message: 'This entry is not in the history any more.' },
  comment_not_found: { status: 404, message: 'This comment is not there any more.' },
  picture_not_found: { status: 404, message: 'This picture is not in the library any more.' },
  recording_not_found: { status: 404, message: 'This recording is not there any more.' },
  recording_missing: { status: 404, message: 'The recording didn’t arrive. Please send it again.' },
  upload_not_found: { status: 404, message: 'We can’t find this image.' },
  upload_missing: { status: 404, message: 'The image didn’t arrive. Please upload it again.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  account_exists: { status: 409, message: 'An account with this email already exists. Please log in.' },
  signup_paid: {
    status: 409,
    message: 'This signup is paid. Please check your email for the confirmation link, or ask for a new one.',
  },
  already_subscribed: { status: 409, message: 'You have a subscription already.' },
  checkout_unpaid: { status: 409, message: 'This payment is not complete yet.' },
  homily_changed: { status: 409, message: 'Somebody else saved this homily in the meantime.' },
  text_locked: { status: 409, message: 'Somebody else is editing this text.' },
  review_needed: {
    status: 403,
    message: 'An editor-in-chief approves a text before it is published. Ask for review first.',
  },
  comments_full: {
    status: 409,
    message: 'This text has as many comments as it can bear. Remove some first.',
  },
  bookmarks_full: {
    status: 409,
    message: 'You have saved as many pages as you can. Remove one that you no longer need.',
  },
  notes_full: {
    status: 409,
    message: 'You have as many notes as can be. Delete one that you no longer need.',
  },
  notes_lost: {
    status: 409,
    message: 'The key to your notes is gone, so they can’t be opened or added to. Please write to us.',
  },
  podcast_feeds_full: {
    status: 409,
    message: 'You have as many addresses as can be. Close one that no app uses any more.',
  },
  review_off: { status: 409, message: 'Texts are not reviewed here: review is switched off.' },
  homily_published: { status: 409, message: 'This homily is published: unpublish it first.' },
  post_exists: { status: 409, message: 'There is another post with this id already.' },
  post_changed: { status: 409, message: 'Somebody else saved this post in the meantime.' },
  picture_used: { status: 409, message: 'A post uses this picture.' },
  post_published: { status: 409, message: 'This post is published already.' },
  slug_taken: { status: 409, message: 'This slug is taken by another post.' },
  checkout_trial_repeated: {
    status: 409,
    message:
      'The free week is given once to each person and each card, and this card has had one. So we ended the new one at once, and nothing was charged for it. You are welcome without the free days.',
  },
  post_gone: { status: 410, message: postMessages.gone },
  text_gone: { status: 410, message: 'This text was deleted or moved.' },
  signup_expired: { status: 410, message: signupMessages.expired },
  body_too_large: { status: 413, message: 'The body is too large.' },
  recording_too_large: { status: 413, message: recordingMessages.size },
  image_too_large: { status: 413, message: uploadMessages.size },
  unsupported_media_type: { status: 415, message: 'Please send JSON, in UTF-8 and not compressed.' },
  misdirected: { status: 421, message: 'This server does not answer for that host.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a few minutes and try again.' },
  headers_too_large: { status: 431, message: 'The headers are too large.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'We can’t answer right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

interface Details {
  /** Replaces the message of the table. */
  readonly message?: string;
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
}

export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? problems[code].message, { cause: details.cause });
    this.name = 'HttpProblem';
    this.code = code;
    this.status = problems[code].status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allow = details.allow;
  }
}

/** `throw problem('slug_taken', { message: … })` */
export const problem = (code: ProblemCode, details?: Details): HttpProblem => new HttpProblem(code, details);
