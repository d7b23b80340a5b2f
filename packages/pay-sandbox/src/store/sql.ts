import { sqlStateOf } from '@wayfare/postgres/db';

export type { Database as SqlDatabase, Db as Sql, Parameter as SqlValue } from '@wayfare/postgres/db';

const deadlockDetected = '40P01';

export const isDeadlock = (error: unknown): boolean => sqlStateOf(error) === deadlockDetected;
