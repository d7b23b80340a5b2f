export interface MemberGroup {
  readonly name: string;
  readonly description: string | null;
  /** Kept for whoever asks; every group of this pool is worth the same. */
  readonly precedence: number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}
