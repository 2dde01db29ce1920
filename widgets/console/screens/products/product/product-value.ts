import type { OwnerProduct, ProductDefinition } from '#runtime/contracts/catalogue.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { readWhole } from '../../../parts/amounts.ts';
import { definitionOfRow, rowOf, type VariantRow } from '../variants/variant-row.ts';
import { definitionOf } from './definition-of.ts';

/** How a subscription is billed, with the numbers as they are typed. */
export interface PlanValue {
  every: string;
  unit: 'WEEK' | 'MONTH' | 'YEAR';
  /** '0' for a subscription without an end. */
  cycles: string;
}

/** What is edited as the product has it. */
type SameFields = Omit<
  ProductDefinition,
  | 'variantOptionOrdering'
  | 'variants'
  | 'images'
  | 'subscriptionPlan'
  | 'additionalFieldsForm'
  | 'useCustomAddButtonText'
  | 'tags'
  | 'categories'
  | 'categoryIds'
  | 'author'
  | 'position'
  | 'likeCount'
>;

/** What a person edits of a product. */
export interface ProductValue extends SameFields {
  options: readonly string[];
  variants: readonly VariantRow[];
  images: readonly OwnerImage[];
  plan: PlanValue | null;
  tags: readonly string[];
  categories: readonly string[];
  categoryIds: readonly string[];
  author: string;
  position: string;
}

export type Errors = Readonly<Record<string, string>>;

/** What each part of the screen gets. */
export interface PartProps {
  value: ProductValue;
  change: (changes: Partial<ProductValue>) => void;
  errors: Errors;
}

/** What people call the fields, where two have changed one. */
export const FIELD_NAMES: Readonly<Record<keyof ProductValue, string>> = {
  title: commonTexts.title,
  urlSlug: commonTexts.address,
  excerpt: commonTexts.description,
  body: productsTexts.furtherText,
  collectionId: productsTexts.pageThatShowsIt,
  kind: commonTexts.kind,
  status: productsTexts.visibility,
  publishedAt: productsTexts.visibleFrom,
  options: commonTexts.options,
  variants: productsTexts.variants,
  images: productsTexts.pictures,
  plan: productsTexts.subscription,
  isOneTimePurchasable: productsTexts.whetherItIsSold,
  additionalFieldsFormId: productsTexts.questionsToBuyers,
  customAddButtonText: productsTexts.wordsOfTheButton,
  merchandising: productsTexts.whatIsShown,
  tags: productsTexts.tags,
  categories: productsTexts.categoryNames,
  categoryIds: productsTexts.categories,
  starred: productsTexts.featured,
  author: productsTexts.author,
  brand: commonTexts.brand,
  withdrawalException: productsTexts.rightOfWithdrawal,
  safety: productsTexts.productSafety,
  safetyWarnings: productsTexts.safetyWarnings,
  minimumAge: productsTexts.minimumAge,
  durability: productsTexts.durabilityGuarantee,
  shareButtonOptions: commonTexts.buttonsToShare,
  seoTitle: productsTexts.titleForSearchEngines,
  seoDescription: productsTexts.descriptionForSearchEngines,
  position: productsTexts.placeOnItsPage,
};

export function toValue(product: OwnerProduct): ProductValue {
  const { subscriptionPlan: plan, variantOptionOrdering: options, ...definition } = definitionOf(product);
  const { additionalFieldsForm: _, useCustomAddButtonText, ...same } = definition;
  return {
    ...same,
    options,
    images: product.images,
    variants: product.variants.map((variant) => rowOf(variant, options)),
    plan: plan && {
      every: String(plan.billingPeriod.value),
      unit: plan.billingPeriod.unit,
      cycles: String(plan.numBillingCycles),
    },
    // '' stands for the usual text of the button.
    customAddButtonText: useCustomAddButtonText ? product.customAddButtonText : '',
    author: product.author ?? '',
    position: String(product.position),
  };
}

/**
 * Returns the whole product with what a person has made of it. A variant that comes back because its removal is undone has
 * the stock that it had in `before`.
 */
export function toBody(value: ProductValue, product: OwnerProduct, before?: OwnerProduct): ProductDefinition {
  const { options, variants, plan, author, position, customAddButtonText, ...same } = value;
  const isSameForm = value.additionalFieldsFormId === product.additionalFieldsFormId;
  return {
    ...definitionOf(product),
    ...same,
    tags: [...value.tags],
    categories: [...value.categories],
    categoryIds: [...value.categoryIds],
    images: [...value.images],
    variantOptionOrdering: options.map((option) => option.trim()),
    variants: variants.map((row) => {
      const isThere = product.variants.some(({ id }) => id === row.id);
      const removed = isThere ? undefined : before?.variants.find(({ id }) => id === row.id);
      const definition = definitionOfRow(
        row,
        options.map((option) => option.trim()),
      );
      return removed ? { ...definition, stock: removed.stock } : definition;
    }),
    subscriptionPlan: plan && {
      billingPeriod: { value: readWhole(plan.every) ?? 1, unit: plan.unit },
      numBillingCycles: readWhole(plan.cycles) ?? 0,
    },
    isOneTimePurchasable: plan === null || value.isOneTimePurchasable,
    // The copy for scripts of the page belongs to the form that it was made of.
    additionalFieldsForm: isSameForm ? product.additionalFieldsForm : null,
    useCustomAddButtonText: customAddButtonText.trim() !== '',
    customAddButtonText,
    author: author.trim() || null,
    position: readWhole(position) ?? product.position,
  };
}
