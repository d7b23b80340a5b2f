export const password = 'Passw0rd!x';
export const master = Buffer.alloc(32, 1);
export const clientId = 'website';
export const poolId = 'local_Members';
export const issuer = 'http://localhost/identity/local_Members';
