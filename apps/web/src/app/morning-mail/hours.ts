/** Every full hour of a day. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
