import type { AgentAccess } from '../contracts/discovery.ts';
import { checkInput, type Input, type ObjectSchema } from './input.ts';
import type { BrowserTool, Client } from './model-context.ts';
import { resultOf } from './result.ts';

interface Definition<Schema extends ObjectSchema> {
  name: string;
  title: string;
  description: string;
  /** The access that the shop's owner must have given. */
  needs: Exclude<AgentAccess, 'off'>;
  /** Whether the tool changes something, for the browser to know when to ask the person. */
  effect: 'none' | 'change' | 'commitment';
  input: Schema;
  /** Whether the page shows what the tool acts on; it is asked again when the page changes. */
  isUsable?: () => boolean;
  /** Does the work. Throws a DOMException 'ToolError' or ApiFailure. */
  run(input: Input<Schema>, client: Client): Promise<unknown>;
}

/** A tool, and when the page offers it. */
export interface Tool {
  needs: AgentAccess;
  isUsable: () => boolean;
  offered: BrowserTool;
}

export function tool<const Schema extends ObjectSchema>(definition: Definition<Schema>): Tool {
  const { name, title, description, needs, effect, input: inputSchema, isUsable = () => true, run } = definition;
  return {
    needs,
    isUsable,
    offered: {
      name,
      title,
      description,
      inputSchema,
      annotations: {
        readOnlyHint: effect === 'none',
        untrustedContentHint: true,
        consequentialHint: effect === 'commitment',
      },
      execute: (input = {}, client = {}) =>
        resultOf(async () => {
          checkInput(inputSchema, input);
          return run(input, client);
        }),
    },
  };
}

/** The input of a tool that takes none. */
export const NOTHING = { type: 'object', properties: {}, additionalProperties: false } as const satisfies ObjectSchema;
