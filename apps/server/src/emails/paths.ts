/** The pages of ours that mails lead to. */
export const paths = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  /** Opens the homily of the day on which it is opened. */
  today: '/dashboard',
  homilies: '/dashboard/homilies',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  mailChoice: '/homily-email-unsubscribe',
  /** With a reader's unsubscribe token after it. Short, because it stands in a header that is best left on one line. */
  stopMails: '/u',
} as const;
