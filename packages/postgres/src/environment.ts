/** No program gets our settings and secrets, nor the PG… variables that would steer PostgreSQL elsewhere. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

export function databaseEnvironment(libraryPath: string | null): NodeJS.ProcessEnv {
  return { ...bareEnvironment(), ...(libraryPath === null ? {} : { LD_LIBRARY_PATH: libraryPath }) };
}
