/** A promise with the functions that settle it. `Promise.withResolvers` came with Safari 17.4 and Firefox 121. */
export function deferred<Value>(): PromiseWithResolvers<Value> {
  let settle: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // A promise calls its function at once.
  return { promise, ...(settle as unknown as Omit<PromiseWithResolvers<Value>, 'promise'>) };
}
