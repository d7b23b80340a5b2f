/** A browser that somebody signs in from, and that is asked for a proof of its own. */
export interface Device {
  readonly sub: string;
  readonly deviceKey: string;
  /** What the client calls itself. */
  readonly name: string;
  readonly isRemembered: boolean;
  /** Salt and verifier of its secret, sealed. */
  readonly credential: Uint8Array;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly lastSignedInAt: Date;
}

export type DeviceChanges = Partial<Pick<Device, 'isRemembered' | 'lastSignedInAt'>>;
