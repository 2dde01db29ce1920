import type { OwnerSubmission, OwnerSubmissions } from '#runtime/contracts/submission.ts';
import { apiCommand, type Room } from '../command.ts';
import { flag, PAGING } from '../option-kinds.ts';
import { bytes, object, said, table } from '../output.ts';

const path = (formId: string) => `/api/owner/forms/${encodeURIComponent(formId)}/submissions`;
const one = (submissionId: string) => `/api/owner/submissions/${encodeURIComponent(submissionId)}`;
const SPAM = { spam: flag('also what counts as spam') };

export const submissions: Room = {
  name: 'submissions',
  title: 'What was sent by forms',
  commands: [
    apiCommand({
      name: 'submissions list',
      operands: ['FORM'],
      options: { ...PAGING, ...SPAM },
      about: 'lists what was sent by a form, newest first',
      run: async ({ operands: [formId], options, api }) => {
        const answer = await api.get<OwnerSubmissions>(path(formId), options);
        return table(answer, answer.submissions, [
          'id',
          'createdAt',
          ['entries', ({ values }) => Object.values(values).flat().filter(Boolean)],
          'pagePath',
          'isSpam',
        ]);
      },
    }),
    apiCommand({
      name: 'submissions get',
      operands: ['SUBMISSION'],
      about: 'prints what was sent, with its fields',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerSubmission>(one(id))),
    }),
    apiCommand({
      name: 'submissions delete',
      operands: ['SUBMISSION'],
      about: 'deletes what was sent, with its mails',
      run: async ({ operands: [id], api }) => {
        await api.delete(one(id));
        return said(`The submission ${id} is deleted.`);
      },
    }),
    apiCommand({
      name: 'submissions csv',
      operands: ['FORM'],
      options: SPAM,
      about: 'prints all of them as CSV, for > FILE',
      run: async ({ operands: [formId], options, api }) => bytes(await api.stream(`${path(formId)}.csv`, options)),
    }),
    apiCommand({
      name: 'erase',
      operands: ['EMAIL'],
      about: 'deletes all data of a person, cancels subscriptions, and says what is kept and why',
      run: async ({ operands: [email], api }) => object(await api.post('/api/owner/erase', { email })),
    }),
  ],
};
