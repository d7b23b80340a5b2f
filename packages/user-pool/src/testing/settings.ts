export const password = 'Passw0rd!x';
/** The key that every test pool is opened with. */
export const master = Buffer.alloc(32, 1);
export const clientId = 'website';
export const poolId = 'local_Members';
export const issuer = 'http://localhost/identity/local_Members';
