const own = new WeakSet<object>();

/** Marks a command of ours in a data layer, which is no answer of another tool. */
export function markOwnCommand(command: object): void {
  own.add(command);
}

/** Whether an entry of a data layer is a command of Consent Mode, of this kind, that is not ours. */
export function isOthersCommand(entry: unknown, kind: 'default' | 'update'): boolean {
  const { 0: command, 1: entryKind } = Object(entry);
  return command === 'consent' && entryKind === kind && !own.has(entry as object);
}
