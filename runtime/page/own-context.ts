/**
 * Returns the static context that the Worker has written into its own pages; undefined on all other pages, whose context
 * is another site's.
 */
export function ownContext<Context>(): Context | undefined {
  if (!document.documentElement.hasAttribute('data-sq-serves')) return undefined;
  return (window as { Static?: { SQUARESPACE_CONTEXT?: Context } }).Static?.SQUARESPACE_CONTEXT;
}
