import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerNotice } from '#runtime/contracts/notices.ts';
import { apiCommand, type Command } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { required, text } from '../option-kinds.ts';
import { object } from '../output.ts';

/** The official files come from the European Commission alone, so that this command fetches none. */
export const notices: readonly Command[] = [
  apiCommand({
    name: 'notices add',
    operands: ['FILE'],
    options: { language: required(text('LANGUAGE', 'that the file is in, such as de')) },
    about: 'stores the official file of a language as it is: SVG, or PNG and JPEG in colour',
    run: async ({ operands: [file], options: { language }, api }) => {
      const address = addressOf('/api/owner/law/notices/:language', { language });
      const notice: OwnerNotice = await api.call('PUT', address, { body: new Blob([new Uint8Array(readBytes(file))]) });
      return object(notice);
    },
  }),
];
