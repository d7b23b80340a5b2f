import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import { requireNoTransaction } from '#adapters/db/database.ts';
import type { CompromisedPasswords, Identity } from '#adapters/identity/identity.ts';
import type { Images } from '#adapters/images/images.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import type { Payments } from '#adapters/payments/payments.ts';
import type { Sound } from '#adapters/sound/sound.ts';
import type { Storage } from '#adapters/storage/storage.ts';

/** Services that are called over the network or run in another process. */
export interface ExternalServices {
  readonly identity: Identity;
  readonly knownPasswords: CompromisedPasswords;
  readonly payments: Payments;
  readonly mailer: Mailer;
  readonly storage: Storage;
  readonly images: Images;
  readonly sound: Sound;
  readonly calendar: LiturgicalCalendar;
}

/** Makes calls to services outside the database throw while a transaction is open, so that none holds locks. */
export function guardExternalServices(services: ExternalServices): ExternalServices {
  const { identity, knownPasswords, payments, mailer, storage, images, sound, calendar } = services;
  return {
    identity: guarded('The identity provider', identity),
    knownPasswords: guarded('The list of known passwords', knownPasswords),
    payments: guarded('The payment provider', payments),
    mailer: guarded('The mailer', {
      ...mailer,
      openBulkMail: async (bulkMail) => guarded('The mailer', await mailer.openBulkMail(bulkMail)),
    }),
    storage: guardedStorage(storage),
    images: guarded('The image processor', images),
    sound: guarded('The audio processor', sound),
    calendar: guarded('The calendar', calendar),
  };
}

export const guardedStorage = (storage: Storage): Storage =>
  guarded('The storage', {
    ...storage,
    recordings: guarded('The storage', storage.recordings),
    localMedia: storage.localMedia && guarded('The storage', storage.localMedia),
  });

const guarded = <Service extends object>(name: string, service: Service): Service =>
  new Proxy(service, {
    get(target, member) {
      const value: unknown = Reflect.get(target, member);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        requireNoTransaction(`${name} was called (${String(member)})`);
        return Reflect.apply(value, target, args);
      };
    },
  });
