import type { Person } from './claims.ts';

let newest: Person = { sub: null, name: null, email: null, groups: [] };

/** Who is signed in here, as heard last: whoever holds on to this reads a changed name without asking anew. */
export const currentPerson: Person = {
  get sub() {
    return newest.sub;
  },
  get name() {
    return newest.name;
  },
  get email() {
    return newest.email;
  },
  get groups() {
    return newest.groups;
  },
};

export function setCurrentPerson(person: Person): void {
  newest = person;
}
