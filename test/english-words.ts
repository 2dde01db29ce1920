/**
 * English words that no German text of a shop has. Words that are spelled alike in both languages, and names, are left
 * out.
 */
const ENGLISH =
  /\b(the|your|you|and|or|of|with|for|from|please|sorry|add|added|adding|remove|close|next|previous|open|search|select|choose|quantity|price|sale price|sold out|cart|checkout|item|items|order|orders|delivery|shipping|total|subtotal|discount|taxes|email|address|name to|required|sign up|submit|send|loading|unable|review|reviews|picture|pictures|page|back|home|skip|thank|code is|gift card|free|pay|paid|date of|number)\b/i;

/** Returns the texts among these that have an English word. */
export function englishAmong(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    ENGLISH.test(text.replace(/\S+@\S+|https?:\S+/g, '')),
  );
}
