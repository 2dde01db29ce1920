import type { FormField } from '../../runtime/contracts/form.ts';
import type { FormContent } from './content.ts';

/** What the engraved scoop asks before it goes into the cart. */
export const engraving: FormContent = {
  id: 'ss-engraving-form',
  kind: 'additional-fields',
  name: 'Engraving',
  submitButtonText: 'Add To Cart',
  submissionMessage: 'Thank you!',
  fields: [
    {
      type: 'text',
      id: 'text-yui_3_17_2_1_1772000000001_1001',
      title: 'Letters to engrave',
      description: 'Up to twelve letters, exactly as you type them.',
      placeholder: 'June',
      required: true,
    },
    {
      type: 'select',
      id: 'select-yui_3_17_2_1_1772000000001_1002',
      title: 'Lettering',
      description: '',
      options: ['Upright', 'Slanted', 'Capitals'],
      required: true,
    },
    {
      type: 'checkbox',
      id: 'checkbox-yui_3_17_2_1_1772000000001_1003',
      title: 'Gift wrap',
      description: 'Paper and string, no charge.',
      options: ['Please wrap it'],
      required: false,
    },
  ],
};

/** The same as the platform keeps it with a product: each field is JSON text, with a flag named like its type. */
export const engravingForm = {
  id: engraving.id,
  type: 2,
  name: engraving.name,
  fields: engraving.fields.map((field) => JSON.stringify(withFlag(field))),
  submitButtonText: engraving.submitButtonText,
  submissionMessage: JSON.stringify({ html: engraving.submissionMessage }),
  disclaimerMessage: 'null',
  successRedirect: '',
  captchaEnabled: false,
  captchaTheme: 1,
  captchaAlignment: 1,
};

function withFlag(field: FormField) {
  return { ...field, [field.type]: true };
}
