import { invalid, type Refusal } from '#wire/refusal.ts';
import type { SessionGiven } from './session-fields.ts';

interface NotOffered {
  readonly param: string;
  readonly isAsked: (given: SessionGiven) => boolean;
  /** Behind "This sandbox's payment page". */
  readonly why: string;
}

const english: readonly (string | undefined)[] = [undefined, 'auto', 'en'];

/** Whether our pages, which know one language, can be had in this one. */
export const isSpoken = (locale: string | undefined): boolean => english.includes(locale);

/** What Stripe's page can do and this one cannot: whoever asks for it is told so, and does not wait for it in vain. */
const notOffered: readonly NotOffered[] = [
  {
    param: 'allow_promotion_codes',
    isAsked: ({ allow_promotion_codes: allows }) => allows === true,
    why: 'knows no promotion codes: it must be false',
  },
  {
    param: 'billing_address_collection',
    isAsked: ({ billing_address_collection: collects }) => collects === 'required',
    why: 'asks for no address: it must be auto',
  },
  {
    param: 'consent_collection[terms_of_service]',
    isAsked: ({ consent_collection: consent }) => consent?.terms_of_service === 'required',
    why: 'asks for no consent: it must be none',
  },
  {
    param: 'consent_collection[promotions]',
    isAsked: ({ consent_collection: consent }) => consent?.promotions === 'auto',
    why: 'asks for no consent: it must be none',
  },
  {
    param: 'custom_text[shipping_address]',
    isAsked: ({ custom_text: texts }) => texts?.shipping_address !== undefined,
    why: 'asks for no address',
  },
  {
    param: 'custom_text[terms_of_service_acceptance]',
    isAsked: ({ custom_text: texts }) => texts?.terms_of_service_acceptance !== undefined,
    why: 'asks for no consent',
  },
  {
    param: 'locale',
    isAsked: ({ locale }) => !isSpoken(locale),
    why: 'speaks English: it must be auto or en',
  },
  {
    param: 'phone_number_collection[enabled]',
    isAsked: ({ phone_number_collection: phone }) => phone?.enabled === true,
    why: 'asks for no phone number: it must be false',
  },
  {
    param: 'saved_payment_method_options[payment_method_save]',
    isAsked: ({ saved_payment_method_options: saved }) => saved?.payment_method_save === 'enabled',
    why: 'keeps the card of the subscription and no other: it must be disabled',
  },
  {
    param: 'saved_payment_method_options[payment_method_remove]',
    isAsked: ({ saved_payment_method_options: saved }) => saved?.payment_method_remove === 'enabled',
    why: 'offers no card that was kept before: it must be disabled',
  },
];

export function findNotOffered(given: SessionGiven): Refusal | null {
  const found = notOffered.find(({ isAsked }) => isAsked(given));
  if (found === undefined) return null;
  const { param, why } = found;
  return invalid({ param, message: `Invalid ${param}: this sandbox's payment page ${why}.` });
}
