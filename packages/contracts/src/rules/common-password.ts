// Only the server has the list, and only pages that ask for a new password need these.

/** A line of the checklist that is shown only while it is not met. */
export const commonPasswordRule = 'Not one that thieves try first';
export const commonPasswordFault = 'Thieves try this password first. Please choose another.';
