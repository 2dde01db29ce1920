/** A promise with the functions that settle it. `Promise.withResolvers` came with Safari 17.4 and Firefox 121. */
export function deferred<Value>(): PromiseWithResolvers<Value> {
  // A promise calls its function at once, which replaces these.
  let resolvers: Omit<PromiseWithResolvers<Value>, 'promise'> = { resolve() {}, reject() {} };
  const promise = new Promise<Value>((resolve, reject) => {
    resolvers = { resolve, reject };
  });
  return { promise, ...resolvers };
}
