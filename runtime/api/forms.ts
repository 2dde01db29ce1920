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

/** Reads the shop's own form texts, in the site's language. */
export function getFormTemplate(): Promise<FormTemplate> {
  const path = `${API_ROOT}template/GetTemplateSchema?type=${TEMPLATE_SCHEMA_TYPE.form}`;
  const isAnswer = (json: unknown): json is FormTemplate => isRecord(json) && isRecord(json.localizedStrings);
  return request({ path, isAnswer });
}

/** Records that a form was shown. It is not repeated, because a later stamp would prove a shorter time. */
export function postFormRender(body: FormRenderRequest): Promise<FormRenderResponse> {
  const isAnswer = (json: unknown): json is FormRenderResponse => isRecord(json) && typeof json.stamp === 'string';
  return request({ method: 'POST', path: `${API_ROOT}census/form-render`, body, isAnswer });
}

/** Validates values on the server. Throws ApiFailure with `errors` by field id for invalid values. */
export async function validateForm(formId: string, values: FormValues): Promise<void> {
  const path = `${API_ROOT}rest/forms/validate/${encodeURIComponent(formId)}`;
  await request({ method: 'POST', path, body: values, isRepeatable: true, isAnswer: isRecord });
}

/** Requests a submission key. An unused key expires by itself, so the call can be repeated. */
export function postSubmissionKey(body: SubmissionKeyRequest): Promise<SubmissionKeyResponse> {
  const isAnswer = (json: unknown): json is SubmissionKeyResponse =>
    isRecord(json) && typeof json.key === 'string' && typeof json.waitMs === 'number';
  return request({ method: 'POST', path: `${API_ROOT}form/FormSubmissionKey`, body, isRepeatable: true, isAnswer });
}

/** Saves a submission. Its key makes repeats safe: the same call gets the same answer and is stored once. */
export function saveSubmission(body: SaveSubmissionRequest): Promise<SaveSubmissionResponse> {
  const isAnswer = (json: unknown): json is SaveSubmissionResponse =>
    isRecord(json) && json.success === true && typeof json.successRedirect === 'string';
  return request({ method: 'POST', path: `${API_ROOT}form/SaveFormSubmission`, body, isRepeatable: true, isAnswer });
}

/** Checks the fields that the browser reads, by hand, as for the cart. */
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
