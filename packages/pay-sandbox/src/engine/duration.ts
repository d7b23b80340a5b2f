/** Durations in seconds, as the API counts time. */
export const minutes = (count: number): number => count * 60;
export const hours = (count: number): number => count * 3_600;
export const days = (count: number): number => count * 86_400;
