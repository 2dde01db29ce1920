import type { OwnerForm, OwnerForms } from '#runtime/contracts/owner.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { required, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const FORMS = '/api/owner/forms';
const path = (formId: string) => `${FORMS}/${encodeURIComponent(formId)}`;

/** The model of a room whose objects are listed, read, created, replaced and deleted. */
export const forms: Room = {
  name: 'forms',
  title: 'Forms',
  commands: [
    apiCommand({
      name: 'forms list',
      about: 'lists the forms with their numbers of renders and submissions',
      run: async ({ api }) => {
        const answer = await api.get<OwnerForms>(FORMS);
        return table(answer, answer.forms, ['id', 'kind', 'name', 'renders', 'submissions', 'updatedAt']);
      },
    }),
    apiCommand({
      name: 'forms get',
      operands: ['FORM'],
      about: 'prints a form; in a file it is JSON, for forms update',
      run: async ({ operands: [formId], api }) => object(await api.get<OwnerForm>(path(formId))),
    }),
    apiCommand({
      name: 'forms create',
      operands: ['FILE'],
      about: 'creates the form that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerForm>(FORMS, readJson(file))),
    }),
    apiCommand({
      name: 'forms update',
      operands: ['FORM', 'FILE'],
      about: 'replaces a form; it is refused if the form has changed since FILE was printed',
      run: async ({ operands: [formId, file], api }) => {
        const { version, body } = readVersioned(file);
        return object(await api.put<OwnerForm>(path(formId), body, version));
      },
    }),
    apiCommand({
      name: 'forms delete',
      operands: ['FORM'],
      options: { confirm: required(text('NAME', 'the form’s name')) },
      about: 'also deletes its submissions',
      run: async ({ operands: [formId], options: { confirm }, api }) => {
        const version = await api.versionOf(path(formId));
        await api.delete(path(formId), { version, query: { confirm } });
        return said(`The form ${formId} is deleted.`);
      },
    }),
  ],
};
