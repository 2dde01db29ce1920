import type { FieldError } from './form/field-error.ts';

/** Longest texts of a review, in UTF-16 code units. */
export const REVIEW_TITLE_MAX_LENGTH = 200;
export const REVIEW_BODY_MAX_LENGTH = 5_000;
export const REVIEW_NAME_MAX_LENGTH = 100;
/** Most pictures of a review, and the size that each of them may have. */
export const REVIEW_PICTURES_MAX = 3;
export const REVIEW_PICTURE_MAX_MB = 8;

/** What a buyer enters, trimmed. */
export interface ReviewEntries {
  /** '1' to '5'; '' for no choice. */
  rating: string;
  title: string;
  body: string;
  authorName: string;
}

export type ReviewError = FieldError | { code: 'ratingMissing' } | { code: 'nameIsAddress' };
type ReviewErrors = Partial<Record<keyof ReviewEntries, ReviewError>>;

export function reviewErrors({ rating, title, body, authorName }: ReviewEntries): ReviewErrors {
  const errors: Record<keyof ReviewEntries, ReviewError | undefined> = {
    rating: /^[1-5]$/.test(rating) ? undefined : { code: 'ratingMissing' },
    title: lengthError(title, REVIEW_TITLE_MAX_LENGTH),
    body: body === '' ? { code: 'required' } : lengthError(body, REVIEW_BODY_MAX_LENGTH),
    authorName: nameError(authorName),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** A name with an address in it would be shown to everybody. */
function nameError(name: string): ReviewError | undefined {
  if (name === '') return { code: 'required' };
  return name.includes('@') ? { code: 'nameIsAddress' } : lengthError(name, REVIEW_NAME_MAX_LENGTH);
}

function lengthError({ length }: string, max: number): FieldError | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}
