/**
 * The part of WebMCP that we use (https://webmachinelearning.github.io/webmcp/). A tool ends with its signal; browsers that
 * know no signal have `unregisterTool`.
 */
export interface ModelContext {
  registerTool(tool: BrowserTool, options: { signal: AbortSignal }): unknown;
  unregisterTool?(name: string): unknown;
}

/** A tool as the browser takes it. */
export interface BrowserTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean; consequentialHint: boolean };
  execute(input: unknown, client?: Client): Promise<unknown>;
}

/** What browsers hand a running tool: newer ones the signal that ends it, older ones the way to ask the person. */
export interface Client {
  signal?: AbortSignal;
  requestUserInteraction?<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** The submit event of a form that is a tool. */
export interface ToolSubmitEvent extends Event {
  agentInvoked?: boolean;
  respondWith?(answer: Promise<unknown>): void;
}

interface Holder {
  modelContext?: ModelContext;
}

/** The interface of the browser; undefined where it has none. It was a property of `navigator` at first. */
export function modelContext(): ModelContext | undefined {
  return (document as Holder).modelContext ?? (navigator as Holder).modelContext;
}
