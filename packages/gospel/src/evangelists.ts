export const evangelists = ['Matthew', 'Mark', 'Luke', 'John'] as const;
export type Evangelist = (typeof evangelists)[number];

/** Matthew is the 40th book of the Bible. */
const firstNumber = 40;

export const bookNumber = (book: Evangelist): number => firstNumber + evangelists.indexOf(book);

export const findBook = (number: number): Evangelist | null => evangelists[number - firstNumber] ?? null;
