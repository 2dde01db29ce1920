import type { ReadableAtom } from 'nanostores';
import type { CaptchaSettings, FieldValue, FormField, FormFieldFormats, FormValues } from '../../contracts/form.ts';
import type { FormKind } from '../../contracts/form-enumerations.ts';
import type { FieldAttributes } from '../../domain/field-attributes.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Captcha } from '../captcha/captcha.ts';

/** Layouts of fields with parts; a missing layout follows `FIELD_PARTS`. */
export type Formats = Partial<FormFieldFormats>;

export type ShownState =
  | { status: 'editing' | 'saving' | 'submitting' | 'submitted' }
  | { status: 'refused'; message: string; errors: Readonly<Record<string, string>> };

/** The model of a form view: a session of `runtime/form`, or anything with the same shape. */
export interface FormModel {
  readonly form: {
    readonly id: string;
    readonly kind: FormKind;
    readonly fields: readonly FormField[];
    /** The owner's text; '' for the default. */
    readonly submitButtonText: string;
    /** HTML; '' for none. */
    readonly disclaimerMessage: string;
    readonly captcha: CaptchaSettings | null;
    readonly captchaTheme: 'light' | 'dark';
    readonly captchaAlignment: 'left' | 'center' | 'right';
  };
  readonly texts: Pick<Catalogue, 'form' | 'fieldErrors'>;
  readonly $state: ReadableAtom<ShownState>;
  /** Values by field id. */
  readonly $values: ReadableAtom<FormValues>;
  /** Whether the form stands in a popup of the shop. */
  readonly isInPopup?: boolean;
  readonly decoy: string;
  set(fieldId: string, value: FieldValue): void;
  setDecoy(text: string): void;
  useCaptcha(captcha: Captcha | undefined): void;
  /** Prepares the form for a visitor who sees it. */
  attend(): void;
  submit(): Promise<void>;
  /** Returns the HTML that replaces the form, or undefined while the form stays. */
  success(): { message: string; html: string } | undefined;
}

/** Sanitises HTML of a form's owner and puts it into an element. */
export type ShowHtml = (element: HTMLElement, html: string) => void;

/** The props of every control. */
export interface ControlProps<Value extends FieldValue = FieldValue> {
  field: FormField;
  value: Value;
  onChange(value: Value): void;
  texts: FormModel['texts']['form'];
  formats: Formats;
  /** The attributes of the input; where there are several, the id is the prefix of theirs. */
  attributes: FieldAttributes;
}
