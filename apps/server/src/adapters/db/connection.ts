/** How a PostgreSQL is reached: by its address, or by the socket of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };
