import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

/** Where a player fetches a recording: its path is told below the service. */
export const recordingAddress = ({ bases }: Pick<PublicConfig, 'bases'>, url: string): string =>
  `${bases.homily.replace(/(?<!\/)\/+$/, '')}${url}`;
