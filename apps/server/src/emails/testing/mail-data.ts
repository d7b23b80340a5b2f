import type { MailData } from '../mail-data.ts';

export const buildMailData = (overrides: Partial<MailData> = {}): MailData => ({
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
