import type { DraftLine, DraftOrderInput, DraftProblem, DraftTotals } from '#runtime/contracts/draft-order.ts';
import type { DraftOrderState } from '#runtime/contracts/order-enumerations.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';

export const DRAFTS = '/api/owner/draft-orders';
const QUANTITY_MOST = 9_999;

export const NEW_DRAFT: DraftOrderInput = {
  email: '',
  address: null,
  lines: [],
  delivery: { kind: 'option', optionId: '' },
  discountCents: 0,
  message: '',
  note: '',
};

export const DRAFT_STATE_TEXT: Readonly<Record<DraftOrderState, string>> = {
  draft: draftTexts.stateDraft,
  open: draftTexts.stateOpen,
  paid: draftTexts.statePaid,
  cancelled: draftTexts.stateCancelled,
  expired: draftTexts.stateExpired,
};

const PROBLEM_TEXT: Readonly<Record<DraftProblem['kind'], string>> = {
  noLines: draftTexts.problemNoLines,
  email: draftTexts.problemEmail,
  address: draftTexts.problemAddress,
  country: draftTexts.problemCountry,
  delivery: draftTexts.problemDelivery,
  gone: draftTexts.problemGone,
  soldOut: draftTexts.problemSoldOut,
  giftCard: draftTexts.problemGiftCard,
  subscription: draftTexts.problemSubscription,
  digital: draftTexts.problemDigital,
  amount: draftTexts.problemAmount,
};

/** Says what keeps a draft from being paid, of its line or, with null, of the whole. */
export function problemTexts(problems: readonly DraftProblem[], line: number | null): string[] {
  return problems.filter((problem) => problem.line === line).map(({ kind }) => PROBLEM_TEXT[kind]);
}

/** Says what keeps a draft from being paid, each with the line that it is about. */
export function allProblems({ problems, lines }: DraftTotals): string[] {
  return problems.map(({ kind, line }) => {
    const title = line === null ? '' : lines[line]?.title;
    return title ? `${title}: ${PROBLEM_TEXT[kind]}` : PROBLEM_TEXT[kind];
  });
}

/** Returns what is wrong with the fields, by the paths that the shop names them. */
export function draftErrors({ lines, delivery, discountCents }: DraftOrderInput): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, line] of lines.entries()) Object.assign(errors, lineErrors(line, `lines.${index}`));
  if (delivery.kind === 'own') {
    if (delivery.name.trim() === '') errors['delivery.name'] = draftTexts.enterTitle;
    if (!isAmount(delivery.cents)) errors['delivery.cents'] = draftTexts.enterPrice;
  }
  if (!isAmount(discountCents)) errors.discountCents = draftTexts.enterPrice;
  return errors;
}

function lineErrors(line: DraftLine, path: string): Record<string, string> {
  const { quantity, unitCents } = line;
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MOST;
  const isPriced = line.kind === 'product' ? unitCents === null || isAmount(unitCents) : isAmount(unitCents);
  return {
    ...(isQuantity ? {} : { [`${path}.quantity`]: draftTexts.enterQuantity }),
    ...(isPriced ? {} : { [`${path}.unitCents`]: draftTexts.enterPrice }),
    ...(line.kind === 'free' && line.title.trim() === '' ? { [`${path}.title`]: draftTexts.enterTitle } : {}),
  };
}

function isAmount(cents: unknown): boolean {
  return typeof cents === 'number' && Number.isInteger(cents) && cents >= 0;
}
