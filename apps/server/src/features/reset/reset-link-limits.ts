import { hours } from '@wayfare/contracts/durations';

export const resetLinkMs = hours(1);
/** So many links an hour, whoever asks. */
export const linksAnHour = 5;
