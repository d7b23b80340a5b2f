import type { PublishableHomily } from '@wayfare/contracts/rules/homily-content';

/** What readers see of a date, now or once its day has come. */
export interface Homily extends PublishableHomily {
  readonly date: string;
  readonly publishedAt: Date;
}
