/** So many apps may one member have feeds for at a time: a phone, a car, a kitchen, and some that were forgotten. */
export const podcastFeedsMost = 10;

export const feedNameMaxLength = 40;

/** One line, as a person would say it. */
export const tidyFeedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
