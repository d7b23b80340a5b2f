export const maxShareMessageLength = 200;

export const shareLinkDays = 14;

export const maxShareLinksPerDay = 10;
