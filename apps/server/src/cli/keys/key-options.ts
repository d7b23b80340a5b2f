export interface KeyOptions {
  readonly json?: boolean;
  /** The second step, where a key must be put somewhere by hand between the two. */
  readonly finish?: boolean;
  /** The keys of before are in somebody's hands: they end at once. */
  readonly leaked?: boolean;
}
