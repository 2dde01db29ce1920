import type { MapStore, ReadableAtom } from 'nanostores';
import type { CaptchaSettings, FieldValue, FormField, FormFieldFormats, FormValues } from '../../contracts/form.ts';
import type { FormKind } from '../../contracts/form-enumerations.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Captcha } from '../captcha/captcha.ts';

/** How parts are laid out; a layout that is missing is that of `FIELD_PARTS`. */
export type Formats = Partial<FormFieldFormats>;

export type ShownState =
  | { status: 'editing' | 'saving' | 'submitting' | 'submitted' }
  | { status: 'refused'; message: string; errors: Readonly<Record<string, string>> };

/** What a form view shows, and whom it tells: a session of `runtime/form`, or anything of its shape. */
export interface FormModel {
  readonly form: {
    readonly id: string;
    readonly kind: FormKind;
    readonly fields: readonly FormField[];
    /** '' for the catalogue's own. */
    readonly submitButtonText: string;
    /** HTML; '' for none. */
    readonly disclaimerMessage: string;
    readonly captcha: CaptchaSettings | null;
    readonly captchaTheme: 'light' | 'dark';
    readonly captchaAlignment: 'left' | 'center' | 'right';
  };
  readonly texts: Pick<Catalogue, 'form' | 'fieldErrors'>;
  readonly $state: ReadableAtom<ShownState>;
  /** By field id. */
  readonly $values: MapStore<FormValues>;
  readonly decoy: string;
  set(fieldId: string, value: FieldValue): void;
  setDecoy(text: string): void;
  useCaptcha(captcha: Captcha | undefined): void;
  /** The form is before the visitor. */
  attend(): void;
  submit(): Promise<void>;
  /** HTML that takes the form's place; undefined while the form stays. */
  success(): { message: string; html: string } | undefined;
}

/** Puts HTML of a form's owner into an element, made safe. */
export type ShowHtml = (element: HTMLElement, html: string) => void;

/** What every control of a field is given. */
export interface ControlProps<Value extends FieldValue = FieldValue> {
  field: FormField;
  value: Value;
  onChange(value: Value): void;
  texts: FormModel['texts']['form'];
  formats: Formats;
  /** Of the input that the field's title labels; a prefix for those of its parts. */
  id: string;
  /** Ids of the texts that describe the input. */
  describedBy: string | undefined;
  isInvalid: boolean;
}
