/** Requests that were dispatched for a call of a tool. No caller can make an entry. */
const calls = new WeakSet<Request>();

/** Marks a request of a program that acts by itself with an owner's key: it does nothing that moves money, people or trust. */
export function markAgentCall(request: Request): void {
  calls.add(request);
}

export function isOfAgent(request: Request): boolean {
  return calls.has(request);
}
