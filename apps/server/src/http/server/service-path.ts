const belowService = /^\/(api|identity)(\/|\?|$)/;

/** Programs ask there, not people: failures are JSON, and each call has its line in the log. */
export const isServicePath = (url: string): boolean => belowService.test(url);
