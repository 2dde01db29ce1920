import type {
  Form,
  FormField,
  FormRenderRequest,
  FormRenderResponse,
  FormTemplate,
  FormValues,
  SaveSubmissionRequest,
  SaveSubmissionResponse,
  SubmissionKeyRequest,
  SubmissionKeyResponse,
} from '../contracts/form.ts';
import { FIELD_TYPES, TEMPLATE_SCHEMA_TYPE } from '../contracts/form-enumerations.ts';
import { API_ROOT } from '../contracts/http.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

export function getForm(formId: string): Promise<Form> {
  return request({ path: `${API_ROOT}rest/forms/${encodeURIComponent(formId)}`, isAnswer: isForm });
}

/** The shop's own texts of forms, in the site's language. */
export function getFormTemplate(): Promise<FormTemplate> {
  const path = `${API_ROOT}template/GetTemplateSchema?type=${TEMPLATE_SCHEMA_TYPE.form}`;
  const isAnswer = (json: unknown): json is FormTemplate => isRecord(json) && isRecord(json.localizedStrings);
  return request({ path, isAnswer });
}

/** Tells that a form is there to be filled in. Not repeated: a later stamp would prove less. */
export function postFormRender(body: FormRenderRequest): Promise<FormRenderResponse> {
  const isAnswer = (json: unknown): json is FormRenderResponse => isRecord(json) && typeof json.stamp === 'string';
  return request({ method: 'POST', path: `${API_ROOT}census/form-render`, body, isAnswer });
}

/** Throws ApiFailure with `errors` by field id for values that the server does not take. */
export async function validateForm(formId: string, values: FormValues): Promise<void> {
  const path = `${API_ROOT}rest/forms/validate/${encodeURIComponent(formId)}`;
  await request({ method: 'POST', path, body: values, isRepeatable: true, isAnswer: isRecord });
}

/** A key that nobody uses expires by itself, so that asking twice does no harm. */
export function postSubmissionKey(body: SubmissionKeyRequest): Promise<SubmissionKeyResponse> {
  const isAnswer = (json: unknown): json is SubmissionKeyResponse =>
    isRecord(json) && typeof json.key === 'string' && typeof json.waitMs === 'number';
  return request({ method: 'POST', path: `${API_ROOT}form/FormSubmissionKey`, body, isRepeatable: true, isAnswer });
}

/** Its key makes it safe to repeat: the same call is answered alike, and stored once. */
export function saveSubmission(body: SaveSubmissionRequest): Promise<SaveSubmissionResponse> {
  const isAnswer = (json: unknown): json is SaveSubmissionResponse =>
    isRecord(json) && json.success === true && typeof json.successRedirect === 'string';
  return request({ method: 'POST', path: `${API_ROOT}form/SaveFormSubmission`, body, isRepeatable: true, isAnswer });
}

/** The fields that we read, checked by hand as those of the cart are. */
function isForm(json: unknown): json is Form {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.kind === 'string' &&
    typeof json.submitButtonText === 'string' &&
    typeof json.captchaEnabled === 'boolean' &&
    isRecord(json.formFieldFormats) &&
    isListOf(json.fields, isField)
  );
}

function isField(json: unknown): json is FormField {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.title === 'string' &&
    typeof json.required === 'boolean' &&
    FIELD_TYPES.some((type) => type === json.type) &&
    (json.options === undefined || Array.isArray(json.options))
  );
}
