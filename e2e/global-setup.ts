import { startSite } from '../scripts/running-site.ts';

/** One site for all browser tests; what it is called goes to the workers by their environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
