import { homilyEditors, memberGroups, postEditors } from '@wayfare/contracts/rules/policies';
import type { RouteRow } from './route-table.ts';

/** A member has nothing but an account; those of a group have no subscription either. */
export const roles = ['visitor', 'member', 'subscriber', ...memberGroups] as const;
export type Role = (typeof roles)[number];

/** What is not a page or a file of the site, which everybody may have. */
const isCall = ({ address }: RouteRow): boolean => / \/(?:api|identity|metrics)(?:\/|$)/.test(address);

export const callsIn = (rows: readonly RouteRow[]): RouteRow[] => rows.filter(isCall);

/** Whom no token helps: these calls bring a proof of their own. */
const withProofs = new Set([
  'the payment provider, by its signature',
  'the signed upload address',
  'the signed link of a member with access',
  'the mail provider, by its secret',
  'this machine, or METRICS_TOKEN',
]);

/** Who is let through, of all roles. It throws at words that it does not know, so that nothing new is let in unsaid. */
export function allowedRoles({ address, allows }: RouteRow): readonly Role[] {
  const [who = '', ...more] = allows.split('; ').filter((part) => !part.startsWith('at most'));
  const members = roles.filter((role) => role !== 'visitor');
  if (who === 'everybody') return roles;
  if (withProofs.has(who)) return [];
  if (['members', 'members, by the id token', 'members with a recent sign-in'].includes(who)) {
    if (!more.includes('with reading access')) return members;
    return forSubscribersAlone.has(address)
      ? ['subscriber']
      : ['subscriber', address.includes('/api/blog/') ? postEditors : homilyEditors];
  }
  const group = memberGroups.find((each) => who === `members of ${each}`);
  if (group === undefined) throw new Error(`Nobody has said for which roles "${allows}" is, at ${address}.`);
  return [group];
}

/** Only what a subscription opens can be passed on, or sent to an app; an editor reads without one. */
const forSubscribersAlone = new Set(['POST /api/homily/share-links', 'POST /api/homily/podcast-feeds']);

/** As it stands in docs/trust.md. */
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

/** The page with the table in its place. */
export function withRoles(page: string, rows: readonly RouteRow[]): string {
  const begin = page.indexOf('| call |');
  const end = page.indexOf('\n\n', begin);
  return `${page.slice(0, begin)}${rolesToMarkdown(rows)}${page.slice(end)}`;
}
