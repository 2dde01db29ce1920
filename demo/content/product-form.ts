import type { FormField } from '../../runtime/contracts/form.ts';
import type { FormContent } from './content.ts';

/**
 * Returns a form as the platform stores it with a product: each field is JSON text, with a flag named after its type.
 */
export function productForm(form: FormContent) {
  return {
    id: form.id,
    type: 2,
    name: form.name,
    fields: form.fields.map((field) => JSON.stringify(withFlag(field))),
    submitButtonText: form.submitButtonText,
    submissionMessage: JSON.stringify({ html: form.submissionMessage }),
    disclaimerMessage: 'null',
    successRedirect: '',
    captchaEnabled: false,
    captchaTheme: 1,
    captchaAlignment: 1,
  };
}

function withFlag(field: FormField) {
  return { ...field, [field.type]: true };
}
