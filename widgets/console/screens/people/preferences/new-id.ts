/** An id for a new entry of a list that no other entry has. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
