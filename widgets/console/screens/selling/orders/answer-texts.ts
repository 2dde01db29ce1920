/**
 * Returns what a buyer has answered to the questions of a product, from the JSON that is stored with the line. The
 * questions themselves are not stored, and their form may be another one by now.
 */
export function answerTexts(json: string | null): string[] {
  if (json === null) return [];
  try {
    return leavesOf(JSON.parse(json));
  } catch {
    return [json];
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || value === '' ? [] : [String(value)];
}
