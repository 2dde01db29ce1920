import type { FormContent } from './content.ts';
import { productForm } from './product-form.ts';

/** The additional fields of an appointment at the workbench. */
export const repair: FormContent = {
  id: 'lw-reparatur-angaben',
  kind: 'additional-fields',
  name: 'Reparatur',
  submitButtonText: 'Weiter',
  submissionMessage: 'Vielen Dank!',
  fields: [
    {
      type: 'text',
      id: 'text-yui_3_17_2_1_1772000000009_9001',
      title: 'Welche Leuchte ist es?',
      description: 'Die Nummer steht unter dem Fuß.',
      placeholder: 'Nr. 3 aus dem Jahr 2019',
      required: true,
    },
    {
      type: 'textarea',
      id: 'textarea-yui_3_17_2_1_1772000000009_9002',
      title: 'Was fehlt ihr?',
      description: '',
      maxLength: 500,
      required: false,
    },
  ],
};

export const repairForm = productForm(repair);
