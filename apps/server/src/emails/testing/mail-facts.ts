import type { MailFacts } from '../mail-data.ts';

export const buildMailFacts = (overrides: Partial<MailFacts> = {}): MailFacts => ({
  siteName: 'Wayfare',
  supportEmail: 'help@wayfare.example',
  organization: {
    name: 'The Road Foundation',
    ein: '12-3456789',
    address: '1 Hill Street, New York, NY 10001',
  },
  publicUrl: 'https://wayfare.example',
  timeZone: 'America/New_York',
  ...overrides,
});
