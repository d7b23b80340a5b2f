// Apart from the other rules, because only the server has the list, and not every page with a password asks for a new one.

/** A line of the checklist, when the server has refused one. */
export const commonPasswordRule = 'Not one that thieves try first';
export const commonPasswordFault = 'Thieves try this password first. Please choose another.';
