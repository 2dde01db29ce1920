import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import type { FormValues } from '#runtime/contracts/form.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { formErrors } from '#runtime/domain/form/validate.ts';
import { fieldErrors, form as texts } from '#runtime/i18n/en/forms.ts';
import type { FormModel, ShownState } from '#runtime/ui/form/form-model.ts';
import { cleanFields, type FormValue } from './form-value.ts';

const EDITING: ShownState = { status: 'editing' };

/**
 * The model of a form that is only tried out: it checks what is typed as a page does, and then shows the text that
 * follows. Nothing is sent or kept, and the captcha is left out.
 */
export function usePreviewModel(value: FormValue) {
  const [{ $state, $values }] = useState(() => ({
    $state: atom<ShownState>(EDITING),
    $values: atom<FormValues>({}),
  }));
  const model = useMemo<FormModel>(() => {
    const fields = cleanFields(value.fields).map((field) =>
      field.options ? { ...field, options: [...new Set(field.options)] } : field,
    );
    const submit = () => {
      const asked = fields.filter(({ type }) => type !== 'section');
      const known = asked.filter(({ id }) => Object.hasOwn($values.get(), id)).map(({ id }) => [id, $values.get()[id]]);
      const found = Object.entries(formErrors(fields, Object.fromEntries(known)));
      const errors = Object.fromEntries(found.map(([id, error]) => [id, errorText(error, fieldErrors)]));
      const isRefused = found.length > 0;
      $state.set(isRefused ? { status: 'refused', message: fieldErrors.invalidForm, errors } : { status: 'submitted' });
    };
    return {
      form: {
        id: 'preview',
        kind: value.kind,
        fields,
        submitButtonText: value.submitButtonText,
        disclaimerMessage: value.disclaimerMessage,
        captcha: null,
        captchaTheme: 'light',
        captchaAlignment: 'left',
      },
      texts: { form: texts, fieldErrors },
      $state,
      $values,
      decoy: '',
      set(id, next) {
        $values.set({ ...$values.get(), [id]: next });
        const state = $state.get();
        if (state.status === 'refused' && Object.hasOwn(state.errors, id)) $state.set(EDITING);
      },
      setDecoy: () => {},
      useCaptcha: () => {},
      attend: () => {},
      submit: async () => submit(),
      success: () =>
        $state.get().status === 'submitted'
          ? { message: value.submissionMessage || texts.thankYou, html: value.submissionHTML }
          : undefined,
    };
  }, [value, $state, $values]);
  const restart = () => {
    $values.set({});
    $state.set(EDITING);
  };
  return { model, $state, restart };
}
