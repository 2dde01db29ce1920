import { HttpResponse, http, type JsonBodyType } from 'msw';
import { ERROR_STATUS, type ErrorCode } from '#runtime/contracts/errors.ts';
import type { Form, FormValues, SaveSubmissionRequest, SubmissionKeyRequest } from '#runtime/contracts/form.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { toLocalizedStrings } from '#runtime/domain/form/localized-strings.ts';
import { formErrors } from '#runtime/domain/form/validate.ts';
import * as english from '#runtime/i18n/en/all.ts';
import { aForm } from '../fixtures/forms/form.ts';
import { type Call, InterruptibleShop, type SeenCall } from './interruptible-shop.ts';

/** Minimum age of a form before it can be sent, in ms. */
const MIN_AGE_MS = 2_000;

interface Key {
  formId: string;
  notBefore: number;
  /** The submission saved with this key, as sent. */
  used?: string;
}

class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  constructor(code: ErrorCode, errors?: Record<string, string>) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

/** Answers of the form API for component tests, by the Worker's rules, with a record of every call. */
export class FormShop extends InterruptibleShop {
  readonly forms = new Map<string, Form>([['form-1', aForm()]]);
  readonly saved: { values: FormValues; request: SaveSubmissionRequest }[] = [];
  successRedirect = '';
  localizedStrings: Record<string, string | Record<string, string>> = toLocalizedStrings(english);
  readonly #keys = new Map<string, Key>();
  #issued = 0;

  readonly handlers = [
    http.get(
      '*/api/rest/forms/:id',
      this.#answering((_, id) => this.#form(id) as unknown as JsonBodyType),
    ),
    http.get(
      '*/api/template/GetTemplateSchema',
      this.#answering(() => ({ html: '', localizedStrings: this.localizedStrings })),
    ),
    http.post('*/api/rest/forms/validate/:id', this.#answering(this.#validate.bind(this))),
    http.post(
      '*/api/census/form-render',
      this.#answering(() => ({ stamp: `stamp.${Date.now()}` })),
    ),
    http.post('*/api/form/FormSubmissionKey', this.#answering(this.#issueKey.bind(this))),
    http.post('*/api/form/SaveFormSubmission', this.#answering(this.#save.bind(this))),
  ];

  /** The bodies of the calls to a path, by its end. */
  bodiesOf(end: string): unknown[] {
    return this.calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  }

  /** Saves the submission and loses the answer. */
  readonly loseAnswer = ({ body }: SeenCall): Response => {
    this.#save({ body } as SeenCall);
    return Response.error();
  };

  #answering(answer: (call: SeenCall, id: string) => JsonBodyType) {
    return async ({ request, params }: { request: Call; params: Record<string, unknown> }) => {
      const { call, interruption } = await this.receive(request);
      if (interruption) return interruption as never;
      try {
        return HttpResponse.json(answer(call, String(params.id)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code, errors } = error;
        return HttpResponse.json(
          { error: english.apiErrors[code], code, ...(errors && { errors }) },
          { status: ERROR_STATUS[code] },
        );
      }
    };
  }

  #form(id: string): Form {
    const form = this.forms.get(id);
    if (!form) throw new Refusal('FORM_NOT_CONFIGURED');
    return form;
  }

  #validate({ body }: SeenCall, id: string): JsonBodyType {
    const invalid = Object.entries(formErrors(this.#form(id).fields, body as FormValues));
    if (invalid.length === 0) return {};
    const errors = invalid.map(([field, error]) => [field, errorText(error, english.fieldErrors)]);
    throw new Refusal('FORM_INVALID', Object.fromEntries(errors));
  }

  #issueKey({ body }: SeenCall): JsonBodyType {
    const { formId, stamp } = body as SubmissionKeyRequest;
    this.#form(formId);
    const shownAt = Number(stamp?.split('.')[1] ?? Number.NaN);
    const waitMs = Date.now() - shownAt >= MIN_AGE_MS ? 0 : MIN_AGE_MS;
    this.#issued += 1;
    const key = `key-${this.#issued}`;
    this.#keys.set(key, { formId, notBefore: Date.now() + waitMs });
    return { key, waitMs };
  }

  #save({ body }: SeenCall): JsonBodyType {
    const request = body as SaveSubmissionRequest;
    const text = JSON.stringify(body);
    const answer = { success: true, successRedirect: this.successRedirect };
    const key = this.#keys.get(request.key);
    if (key?.used === text) return answer;
    if (!key || key.used) throw new Refusal('SUBMISSION_KEY_INVALID');
    if (Date.now() < key.notBefore) throw new Refusal('SUBMITTED_TOO_SOON');
    const { captchaEnabled } = this.#form(key.formId);
    if (captchaEnabled && !request.captchaKey?.startsWith('local.pass.')) throw new Refusal('CAPTCHA_FAILED');
    const values = JSON.parse(request.form) as FormValues;
    this.#validate({ body: values } as unknown as SeenCall, key.formId);
    key.used = text;
    this.saved.push({ values, request });
    return answer;
  }
}

/** An error reply of any kind. */
export const refuse = (status: number, body: unknown) => () => Response.json(body as object, { status });
export const lineCut = () => Response.error();
export const brokenJson = () => new Response('{"success": tr', { headers: { 'Content-Type': 'application/json' } });
