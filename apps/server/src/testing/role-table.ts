import { homilyEditors, memberGroups, postEditors } from '@wayfare/contracts/rules/policies';
import type { RouteRow } from './route-table.ts';

/** A member has an account only; members of groups have no subscription. */
export const roles = ['visitor', 'member', 'subscriber', ...memberGroups] as const;
export type Role = (typeof roles)[number];

/** Calls, as opposed to public pages and files. */
const isCall = ({ address }: RouteRow): boolean => / \/(?:api|identity|metrics)(?:\/|$)/.test(address);

export const callsIn = (rows: readonly RouteRow[]): RouteRow[] => rows.filter(isCall);

/** Calls that are authorized by something other than a token. */
const otherProofs = new Set([
  'the payment provider, by its signature',
  'the signed upload address',
  'the signed link of a member with access',
  'the mail provider, by its secret',
  'this machine, or METRICS_TOKEN',
]);

/** The roles that may call a route. Throws for an unknown guard, so that new guards are added here. */
export function allowedRoles({ address, allows }: RouteRow): readonly Role[] {
  const [who = '', ...more] = allows.split('; ').filter((part) => !part.startsWith('at most'));
  const members = roles.filter((role) => role !== 'visitor');
  if (who === 'everybody') return roles;
  if (otherProofs.has(who)) return [];
  if (['members', 'members, by the id token', 'members with a recent sign-in'].includes(who)) {
    if (!more.includes('with reading access')) return members;
    return forSubscribersAlone.has(address)
      ? ['subscriber']
      : ['subscriber', address.includes('/api/blog/') ? postEditors : homilyEditors];
  }
  const group = memberGroups.find((each) => who === `members of ${each}`);
  if (group === undefined) throw new Error(`Unknown guard "${allows}" at ${address}: add its roles here.`);
  return [group];
}

/** Editors read without a subscription, but these calls need one. */
const forSubscribersAlone = new Set(['POST /api/homily/share-links', 'POST /api/homily/podcast-feeds']);

/** The table in docs/trust.md. */
export const rolesToMarkdown = (rows: readonly RouteRow[]): string =>
  [
    `| call | ${roles.join(' | ')} | other proof |`,
    `|---|${roles.map(() => ':-:|').join('')}---|`,
    ...callsIn(rows).map((row) => {
      const who = allowedRoles(row);
      const cells = roles.map((role) => (who.includes(role) ? 'yes' : ''));
      const proof = who.length === 0 ? (row.allows.split(';')[0] ?? '') : '';
      return `| \`${row.address}\` | ${cells.join(' | ')} | ${proof} |`;
    }),
  ].join('\n');

export function withRoles(page: string, rows: readonly RouteRow[]): string {
  const begin = page.indexOf('| call |');
  const end = page.indexOf('\n\n', begin);
  return `${page.slice(0, begin)}${rolesToMarkdown(rows)}${page.slice(end)}`;
}
