import { hours } from '@wayfare/contracts/rules/durations';

export const resetLinkMs = hours(1);
/** So many links, whoever asks. */
export const linksAnHour = 5;
export const linksADay = 10;
