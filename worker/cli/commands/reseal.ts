import { apiCommand, type Command } from '../command.ts';
import { table, withNote } from '../output.ts';

const COMPLETE = 'All sealed texts of the server have the key of its present secret: PREVIOUS_SESSION_SECRET can go.';
const LEFT =
  'Texts of another secret are left on the server: the hourly job seals them while PREVIOUS_SESSION_SECRET is set.';

export const reseal: readonly Command[] = [
  apiCommand({
    name: 'reseal',
    about: 'seals the shop’s texts of the server’s previous secret anew, and prints how many of them each key has',
    run: async ({ api }) => {
      const answer = await api.call('POST', '/api/owner/seals', { isRepeatable: true });
      const rows = answer.keys.map(({ name, isPresent, texts }) => ({ key: name, isPresent, texts }));
      return withNote(table(answer, rows, ['key', 'isPresent', 'texts']), answer.isComplete ? COMPLETE : LEFT);
    },
  }),
];
