import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { findBlocks } from './find-blocks.ts';
import { BLOCK_KINDS, BLOCK_TYPES } from './kinds.ts';

/** Returns a text about the first block in sanitised HTML whose JSON is wrong; undefined where all are right. */
export async function blockError(html: string, language: string): Promise<string | undefined> {
  for (const { type, json } of findBlocks(html, BLOCK_TYPES)) {
    try {
      await BLOCK_KINDS.get(type)?.check(json, language);
    } catch (error) {
      const { content, ownerFields, apiErrors } = await textsIn(language);
      if (json === undefined) return fill(content.blockWithoutJson, { type });
      if (!(error instanceof ApiError)) throw error;
      const { errors = {}, fields = [] } = error.details;
      const [[field, reason] = [fields[0] ?? '', apiErrors[error.code]]] = Object.entries(errors);
      if (field === '') return fill(content.blockWithoutJson, { type });
      return fill(content.wrongBlock, { type, field, reason: reason ?? ownerFields.other });
    }
  }
  return undefined;
}

/** Returns such a text for each of the fields, under its name. */
export async function blockErrors(
  fields: Readonly<Record<string, string>>,
  language: string,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [field, html] of Object.entries(fields)) {
    const text = await blockError(html, language);
    if (text !== undefined) errors[field] = text;
  }
  return errors;
}
