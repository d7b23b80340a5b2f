export interface Clock {
  now(): Date;
}

export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

export const addTime = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
export const subtractTime = (at: Date, milliseconds: number): Date => addTime(at, -milliseconds);

/** Cognito sends times as seconds with a fraction. */
export const epochSeconds = (at: Date): number => at.getTime() / 1_000;
