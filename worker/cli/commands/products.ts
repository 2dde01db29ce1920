import type { ProductChanges } from '#runtime/contracts/product-changes.ts';
import { apiCommand, type Command } from '../command.ts';
import { readJson } from '../json-file.ts';
import { text } from '../option-kinds.ts';
import { said } from '../output.ts';
import { productChangeText } from '../product-change-text.ts';

export const products: readonly Command[] = [
  apiCommand({
    name: 'products change',
    operands: ['FILE'],
    options: { digest: text('DIGEST', 'of the preview that is to be done') },
    about: 'shows what the change of prices or stock in FILE does to each variant and, with its digest, makes it',
    run: async ({ operands: [file], options: { digest }, api }) => {
      const body = { ...readJson<ProductChanges>(file), ...(digest !== undefined && { digest }) };
      const answer = await api.call('POST', '/api/owner/products/changes', { body });
      return said(productChangeText(answer, file), answer);
    },
  }),
];
