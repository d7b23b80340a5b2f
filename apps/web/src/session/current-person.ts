import type { Person } from './claims.ts';

let current: Person = { sub: null, name: null, email: null, groups: [] };

/** The signed-in person. Getters, so that a holder of the object sees a changed name. */
export const currentPerson: Person = {
  get sub() {
    return current.sub;
  },
  get name() {
    return current.name;
  },
  get email() {
    return current.email;
  },
  get groups() {
    return current.groups;
  },
};

export function setCurrentPerson(person: Person): void {
  current = person;
}
