import packageFile from '../../../package.json' with { type: 'json' };

/** Of this server, as its maker calls it. */
export const siteVersion: string = packageFile.version;
