import { graceMs } from '@wayfare/contracts/rules/policies';

/**
 * The rule of access as a condition, for whoever looks for readers by the hundred thousand. The parameter at this place
 * is the time of the payments; `paid` and `given` are the rows of a person, or null. A test holds it to `accessFor`.
 */
export function hasAccess(now: `$${number}`): string {
  const grace = `interval '${graceMs} milliseconds'`;
  return `coalesce(
    given.person_id is not null and (given.ends_at is null or ${now}::timestamptz < given.ends_at)
    or paid.status in ('active', 'trialing') and ${now}::timestamptz < paid.period_ends_at + ${grace}
    or paid.status = 'past_due' and ${now}::timestamptz < paid.period_started_at + ${grace}, false)`;
}

/** Beside a table `person`. */
export const accessRowsOfPerson = `
  left join subscription as paid on paid.person_id = person.person_id
  left join complimentary as given on given.person_id = person.person_id`;
