/** Where every caught error goes. */
export type Reporter = (error: unknown, context: string) => void;

const reporters = new Set<Reporter>([(error, context) => console.error(`[storefront] ${context}`, error)]);

/** Says once what went wrong and where; never throws into the host page. */
export function report(error: unknown, context: string): void {
  for (const reporter of reporters) {
    try {
      reporter(error, context);
    } catch {
      // A reporter that fails has nowhere left to report to.
    }
  }
}

/** Adds a listener to all reports; the returned function takes it away. */
export function onReport(reporter: Reporter): () => void {
  reporters.add(reporter);
  return () => reporters.delete(reporter);
}
