/** One sign-in and everything that was refreshed from it. */
export interface Session {
  /** `origin_jti` in every token of it. */
  readonly sessionId: string;
  readonly sub: string;
  readonly clientId: string;
  readonly eventId: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** The remembered device that it belongs to; null where none is. */
  readonly deviceKey: string | null;
}

export interface RefreshToken {
  readonly session: Session;
  /** When another took its place; null while it is the newest. */
  readonly replacedAt: Date | null;
}
