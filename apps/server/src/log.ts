type Write = (details: object, message: string) => void;

/** The levels that a part of the server logs at, such as `Log<'info' | 'warn'>`. */
export type Log<Level extends 'info' | 'warn' | 'error'> = Readonly<Record<Level, Write>>;
