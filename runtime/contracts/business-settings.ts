import * as z from 'zod/mini';
import { isCountry } from '../domain/countries.ts';
import { isMailAddress } from '../domain/email.ts';

const NAME_MAX_LENGTH = 200;
const LINE_MAX_LENGTH = 200;
const NUMBER_MAX_LENGTH = 100;

const text = (maxLength: number) => z._default(z.string().check(z.trim(), z.maxLength(maxLength)), '');

/**
 * The namespace `business` of the store's settings: who runs the shop, and where. Legal pages, packing slips and labels
 * say it. Each field is '' where it is not known.
 */
export const Business = z.strictObject({
  /** The name of the company or person who sells. */
  legalName: text(NAME_MAX_LENGTH),
  line1: text(LINE_MAX_LENGTH),
  line2: text(LINE_MAX_LENGTH),
  city: text(LINE_MAX_LENGTH),
  region: text(LINE_MAX_LENGTH),
  postalCode: text(NUMBER_MAX_LENGTH),
  /** ISO 3166-1 alpha-2. */
  countryCode: z._default(
    z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((code) => code === '' || isCountry(code), { error: 'country' }),
    ),
    '',
  ),
  phone: text(NUMBER_MAX_LENGTH),
  /** Who represents a company. */
  representative: text(NAME_MAX_LENGTH),
  /** The register and the number in it: 'Amtsgericht Berlin, HRB 1234'. */
  register: text(NAME_MAX_LENGTH),
  /** The number by which the business is known for value added tax: 'DE123456789'. */
  vatId: text(NUMBER_MAX_LENGTH),
});
export type Business = z.infer<typeof Business>;

/** The namespace `mail` of the store's settings: from whom the shop's mails come. */
export const MailSettings = z.strictObject({
  /** An address of a domain that is set up to send mail; '' for the address that all shops of the server have. */
  senderAddress: z._default(
    z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.refine((address) => address === '' || isMailAddress(address), { error: 'email' }),
    ),
    '',
  ),
  /** '' for the shop's title. */
  senderName: text(NAME_MAX_LENGTH),
});
export type MailSettings = z.infer<typeof MailSettings>;
