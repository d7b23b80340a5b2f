/** Asks a server whom it takes visitors for, and brings the answer. */
export const lookHeader = 'x-wayfare-visitors';

/** Nobody's: it is kept for examples. */
export const claimedAddress = '203.0.113.77';

/** As they say: the proxy lets each choose an address. As one: it tells nobody's. */
export type VisitorsSeen = 'each' | 'as they say' | 'as one';
