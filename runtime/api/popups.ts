import { API_ROOT } from '../contracts/http.ts';
import type { Popup } from '../contracts/popup.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

/** Reads a popup that the shop shows now. Throws ApiFailure for any other. */
export function getPopup(popupId: string): Promise<Popup> {
  const isAnswer = (json: unknown): json is Popup =>
    isRecord(json) && typeof json.id === 'string' && isRecord(json.sign) && isRecord(json.content);
  return request({ path: `${API_ROOT}rest/popups/${encodeURIComponent(popupId)}`, isAnswer });
}
