/** How a picture that came as a file is called until it has an address. */
export const broughtImage = (at: number): string => `brought:${at}`;
