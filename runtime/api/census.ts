import { API_ROOT } from '../contracts/http.ts';
import { request } from './request.ts';

/** Counts a quick view of a product. Never rejects and never repeats: a lost count is better than a double one. */
export async function postQuickView(itemId: string): Promise<void> {
  const path = `${API_ROOT}census/RecordQuickView/${encodeURIComponent(itemId)}`;
  const isAnswer = (_: unknown): _ is unknown => true;
  await request({ method: 'POST', path, isAnswer }).catch(() => {});
}
