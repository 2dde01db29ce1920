import { API_ROOT } from '../contracts/http.ts';
import { request } from './request.ts';

/** Tells that a product was looked at in a quick view. Never rejects: nobody waits for it, and none is counted twice. */
export async function postQuickView(itemId: string): Promise<void> {
  const path = `${API_ROOT}census/RecordQuickView/${encodeURIComponent(itemId)}`;
  const isAnswer = (_: unknown): _ is unknown => true;
  await request({ method: 'POST', path, isAnswer }).catch(() => {});
}
