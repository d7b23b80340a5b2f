/** PostgreSQL gets none of our settings and secrets, and none of the PG… variables that would steer it elsewhere. */
export function databaseEnvironment(libraryPath: string | null): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(libraryPath === null ? {} : { LD_LIBRARY_PATH: libraryPath }),
  };
}
