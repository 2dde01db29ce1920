import type { FormContent } from './content.ts';
import { productForm } from './product-form.ts';

/** The additional fields of the engraved scoop. */
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
      maxLength: 12,
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

export const engravingForm = productForm(engraving);
