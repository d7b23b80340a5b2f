// Run by itself it writes src/schema/shapes.generated.json anew, as is to be done when the SDK is changed for another.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../src/schema/shapes.ts';
import type { Member } from './declarations.ts';
import { type Expandable, expandableOf } from './expandable.ts';
import { find, type Place, placeIn, sdk, splitUnion } from './lookup.ts';

/** Where each object that the sandbox serves is declared, below the SDK's `resources`. */
const served: Readonly<Record<string, readonly [file: string, name: string]>> = {
  account: ['Accounts', 'Account'],
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  customer: ['Customers', 'Customer'],
  dispute: ['Disputes', 'Dispute'],
  event: ['Events', 'EventBase'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  item: ['LineItems', 'LineItem'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  plan: ['Plans', 'Plan'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  refund: ['Refunds', 'Refund'],
  setup_intent: ['SetupIntents', 'SetupIntent'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
};

/** Optional parts that we fill; all others are known by name only. */
const filledWhenOptional = new Set([
  'card',
  'last_payment_error',
  'cancellation',
  'advancing',
  'customer_details',
]);
/** Words of an enumeration are kept, unless they are as many as there are currencies. */
const mostWords = 12;

interface Reading {
  readonly of: string | Shape;
  readonly isNullable: boolean;
  readonly isList: boolean;
}

const plain = (of: string | Shape, isNullable = false): Reading => ({ of, isNullable, isList: false });
const simple = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['true', 'boolean'],
  ['Decimal', 'string'],
  ['Metadata', 'map'],
]);

function read(type: string, place: Place, isFilled: boolean): Reading {
  const parts = splitUnion(type).filter((part) => part !== 'OtherString');
  const rest = parts.filter((part) => part !== 'null');
  const isNullable = rest.length < parts.length;
  const [only = 'any'] = rest;
  if (rest.every((part) => part.startsWith("'"))) {
    return plain(rest.length > mostWords ? 'string' : rest.join('|'), isNullable);
  }
  if (rest.length > 1) return plain(rest.includes('string') ? 'id' : 'any', isNullable);
  const list = /^Array<(.+)>$/.exec(only)?.[1];
  if (list !== undefined) {
    return { of: read(list, place, isFilled).of, isNullable, isList: true };
  }
  if (only.startsWith('ApiList<')) return plain('list', isNullable);
  if (only.startsWith('{')) return plain('map', isNullable);
  const known = simple.get(only);
  if (known !== undefined) return plain(known, isNullable);
  const named = readNamed(only, place, isFilled);
  return { ...named, isNullable: isNullable || named.isNullable };
}

function readNamed(name: string, place: Place, isFilled: boolean): Reading {
  const found = find(name, place);
  // What its generator writes in a form of its own is nothing that we fill.
  if (found === null) return plain('any');
  if ('alias' in found) return read(found.alias, found.place, isFilled);
  const word = found.members.get('object')?.type.replaceAll("'", '');
  if (word !== undefined && found.place.scope.outer === null) {
    return plain(word in served ? `@${word}` : 'any');
  }
  const isOpen = found.members.size === 0;
  return plain(isFilled && !isOpen ? shapeOf(found.members, { ...found.place, scope: found.inner }) : 'any');
}

function shapeOf(members: ReadonlyMap<string, Member>, place: Place): Shape {
  const shape: Record<string, string | Shape> = {};
  for (const [name, { isOptional, type }] of members) {
    if (type === 'void') continue;
    const { of, isNullable, isList } = read(type, place, !isOptional || filledWhenOptional.has(name));
    shape[`${name}${isOptional ? '?' : ''}${isNullable ? '~' : ''}${isList ? '[]' : ''}`] = of;
  }
  return shape;
}

/** The API version that the SDK is pinned to, and every object we serve, as the SDK declares them. */
export function shapesOfSdk(): {
  apiVersion: string;
  eventTypes: string;
  objects: Shape;
  expandable: Record<string, Expandable>;
} {
  const objects: Record<string, Shape> = {};
  const expandable: Record<string, Expandable> = {};
  for (const [type, [file, name]] of Object.entries(served)) {
    const place = placeIn(file);
    const found = find(name, place);
    if (found === null || !('members' in found)) throw new Error(`${name} is not declared in ${place.path}`);
    const inner = { path: place.path, scope: found.inner };
    objects[type] = shapeOf(found.members, inner);
    expandable[type] = expandableOf(found.members, inner, (word) => word in served);
  }
  return { apiVersion: apiVersion(), eventTypes: eventTypes(), objects, expandable };
}

function apiVersion(): string {
  const [, version] = /ApiVersion = '(.+)';/.exec(readFileSync(join(sdk, 'apiVersion.js'), 'utf8')) ?? [];
  if (version === undefined) throw new Error('The SDK does not say which version it is pinned to.');
  return version;
}

function eventTypes(): string {
  const found = find('Event.Type', placeIn('Events'));
  if (found === null || !('alias' in found)) throw new Error('The SDK does not list its events.');
  return splitUnion(found.alias)
    .filter((each) => each.startsWith("'"))
    .map((each) => each.slice(1, -1))
    .join(' ');
}

if (import.meta.main) {
  const target = join(import.meta.dirname, '../src/schema/shapes.generated.json');
  writeFileSync(target, `${JSON.stringify(shapesOfSdk(), null, 2)}\n`);
}
