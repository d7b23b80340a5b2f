import { CannotStart } from '#cannot-start.ts';

/** The server must not start on this database. */
export class DatabaseFault extends CannotStart {}
