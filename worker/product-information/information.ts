import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { GuaranteeNotice, ProductInformation } from '#runtime/contracts/product-information.ts';
import type {
  DurabilityGuarantee,
  ProductContact,
  Registration,
  SafetyDefinition,
} from '#runtime/contracts/product-law.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { hasDuty, lawSettings } from '../site/law.ts';
import type { Site } from '../site/site.ts';
import { type WithdrawalKind, withdrawalNote } from './withdrawal-notes.ts';

type Texts = Catalogue['productInformation'];
type Fact = ProductInformation['facts'][number];

/** What the owner has said of a product. */
export interface InformedProduct extends WithdrawalKind {
  safety: SafetyDefinition;
  /** In the page's language; '' for none. */
  safetyWarnings: string;
  minimumAge: number;
  durability: DurabilityGuarantee | null;
  variants: readonly { sku: string }[];
}

interface Shown {
  /** The official notice of the legal guarantee, for goods. */
  notice: GuaranteeNotice | null;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns what a product's offer must say beside its price: who answers for it, how it is identified, warnings, numbers of
 * registers, its age, what it means for the right of withdrawal, the guarantees. Null where there is nothing to say.
 */
export function productInformation(
  site: Site,
  product: InformedProduct,
  { productInformation: texts }: Pick<Catalogue, 'productInformation'>,
  { notice, now }: Shown,
): ProductInformation | null {
  const { minimumAge, durability } = product;
  const isForConsumers = lawSettings(site).sellsToConsumers;
  const notes = [
    minimumAge > 0 ? fill(texts.age, { age: minimumAge }) : '',
    hasDuty(site, 'withdrawalRight', now) ? withdrawalNote(product, texts) : '',
  ].filter((note) => note !== '');
  const facts = isForConsumers
    ? [...safetyFacts(site, product, texts, now), ...(durability ? [durabilityFact(durability, texts)] : [])]
    : [];
  if (notes.length === 0 && facts.length === 0 && notice === null) return null;
  return { title: texts.title, notes, facts, labelUrl: (isForConsumers && durability?.labelUrl) || '', notice };
}

/** Article 19 of Regulation (EU) 2023/988; the page shows title and picture of the product already. */
function safetyFacts(site: Site, product: InformedProduct, texts: Texts, now: number): Fact[] {
  const { safety, productType, variants } = product;
  const usual = lawSettings(site);
  const isPhysical = productType === PRODUCT_TYPE.physical;
  const manufacturer = safety.manufacturer ?? (isPhysical ? usual.manufacturer : null);
  const responsible = safety.responsiblePerson ?? (isPhysical ? usual.responsiblePerson : null);
  const registrations = safety.registrations ?? (isPhysical ? usual.registrations : []);
  const given: Fact[] = [
    { title: texts.manufacturer, lines: contactLines(manufacturer) },
    { title: texts.responsiblePerson, lines: contactLines(responsible) },
    { title: texts.warnings, lines: linesOf(product.safetyWarnings) },
    { title: texts.registrations, lines: registrations.map(registrationLine) },
  ].filter(({ lines }) => lines.length > 0);
  const isIdentified = safety.identification !== '' || given.length > 0 || hasDuty(site, 'productSafety', now);
  if (!isIdentified || !(isPhysical || safety.identification)) return given;
  const skus = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const identification = safety.identification ? [safety.identification] : skus;
  if (identification.length === 0) return given;
  const place = given.findIndex(({ title }) => title === texts.warnings || title === texts.registrations);
  return given.toSpliced(place < 0 ? given.length : place, 0, { title: texts.identification, lines: identification });
}

function contactLines(contact: ProductContact | null): string[] {
  return contact ? [contact.name, ...linesOf(contact.postalAddress), contact.electronicAddress] : [];
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function registrationLine({ register, number, countryCode }: Registration): string {
  return `${register}: ${number}${countryCode && ` (${countryCode})`}`;
}

/** The producer's guarantee in plain words, which never look like the official label. */
function durabilityFact({ years, trademark, model }: DurabilityGuarantee, texts: Texts): Fact {
  return { title: texts.durability, lines: [fill(texts.durabilityText, { years, trademark, model })] };
}
