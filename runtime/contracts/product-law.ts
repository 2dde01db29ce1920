import * as z from 'zod/mini';
import { isMailAddress } from '../domain/email.ts';
import { isWebAddress } from '../domain/web-address.ts';
import { MAX_CENTS } from './owner-limits.ts';

/** What the law asks of a product where it is offered to consumers. Texts are plain. */

const MAX_REGISTRATIONS = 20;
const WARNINGS_MAX_LENGTH = 5_000;
/** Most of a quantity in a package, such as grams. */
const MAX_QUANTITY_VALUE = 1_000_000;
const MAX_AGE = 21;
/** A label of durability is for a guarantee of more than two years. */
const MIN_DURABILITY_YEARS = 3;
const MAX_DURABILITY_YEARS = 99;

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/**
 * Why a product cannot be given back though others can: Article 16 of Directive 2011/83/EU. Downloads, services and gift
 * cards follow from the product's kind.
 */
export const WITHDRAWAL_EXCEPTIONS = [
  'none',
  'madeToMeasure',
  'perishable',
  'sealedHygiene',
  'inseparable',
  'sealedMedia',
  'periodical',
  'datedLeisure',
] as const;
export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number];

/** Somebody who answers for a product: a name, a postal address, and an email address or a web address. */
export const ProductContact = z.strictObject({
  name: line(200).check(z.minLength(1)),
  postalAddress: line(500).check(z.minLength(1)),
  /** An email address, or the https address of a page by which they are reached. */
  electronicAddress: line(500).check(
    z.refine((text) => isMailAddress(text) || (text.startsWith('https://') && isWebAddress(text)), {
      error: 'electronicAddress',
    }),
  ),
});
export type ProductContact = z.infer<typeof ProductContact>;

/** A number in a public register, such as `LUCID` for packaging. `countryCode` is ISO 3166-1 alpha-2, '' for all. */
export const Registration = z.strictObject({
  register: line(100).check(z.minLength(1)),
  number: line(100).check(z.minLength(1)),
  countryCode: z.string().check(z.regex(/^([A-Z]{2})?$/)),
});
export type Registration = z.infer<typeof Registration>;
export const Registrations = z.array(Registration).check(z.maxLength(MAX_REGISTRATIONS));

/** Article 19 of Regulation (EU) 2023/988. Null means what the shop has set for all of its products. */
export const SafetyDefinition = z.strictObject({
  manufacturer: z._default(z.nullable(ProductContact), null),
  /** In the EU, where the manufacturer is outside. */
  responsiblePerson: z._default(z.nullable(ProductContact), null),
  /** What distinguishes it from other products, beside its picture: a model, a type or a batch. '' for its SKU. */
  identification: z._default(line(200), ''),
  registrations: z._default(z.nullable(Registrations), null),
});
export type SafetyDefinition = z.infer<typeof SafetyDefinition>;

export const noSafety = SafetyDefinition.parse({});

/** Warnings and safety information, in the shop's language; '' for none. Lines are paragraphs. */
export const SafetyWarnings = line(WARNINGS_MAX_LENGTH);

/** The producer's own commercial guarantee of durability, free, for the whole product and more than two years. */
export const DurabilityGuarantee = z.strictObject({
  years: z.int().check(z.minimum(MIN_DURABILITY_YEARS), z.maximum(MAX_DURABILITY_YEARS)),
  /** The trade mark and the model that the guarantee is for. */
  trademark: line(100).check(z.minLength(1)),
  model: line(100).check(z.minLength(1)),
  /** The producer's official label, as a picture that the shop has. */
  labelUrl: z.optional(line(500).check(z.startsWith('/images/'))),
});
export type DurabilityGuarantee = z.infer<typeof DurabilityGuarantee>;

/** Units of measure as product files name them in lower case. */
export const MEASURE_UNITS = ['mg', 'g', 'kg', 'ml', 'cl', 'l', 'm3', 'mm', 'cm', 'm', 'm2', 'item'] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];

/** Three decimals at most, so that unit prices are computed of whole numbers. */
const measured = z.number().check(
  z.positive(),
  z.maximum(MAX_QUANTITY_VALUE),
  z.refine((value) => Number(value.toFixed(3)) === value),
);

/** What is in a variant, and per how much its unit price is said: 250 g, per 1 kg. Both units measure the same. */
export const UnitPriceMeasurement = z.strictObject({
  quantityValue: measured,
  quantityUnit: z.enum(MEASURE_UNITS),
  referenceValue: measured,
  referenceUnit: z.enum(MEASURE_UNITS),
});
export type UnitPriceMeasurement = z.infer<typeof UnitPriceMeasurement>;

/** Per how much unit prices are said. */
export const UnitReference = z.strictObject({ value: measured, unit: z.enum(MEASURE_UNITS) });
export type UnitReference = z.infer<typeof UnitReference>;

/** Years; 0 for everybody. */
export const MinimumAge = z.int().check(z.minimum(0), z.maximum(MAX_AGE));

/** A deposit for a container, apart from the price of one unit; minor units. */
export const Deposit = z.int().check(z.minimum(0), z.maximum(MAX_CENTS));
