import type * as z from 'zod/mini';
import { compactCss } from '#runtime/domain/compact-css.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Bindings } from '../env.ts';
import { parseFields } from '../http/parse-fields.ts';
import type { Site } from '../site/site.ts';

/** What a block is filled for. */
export interface BlockContext {
  env: Bindings;
  site: Site;
  texts: Catalogue;
  /** Which block of the page it is, from 1. */
  place: number;
  /** Ms since the epoch. */
  now: number;
}

/** A block of a page, ready to be filled. */
interface Prepared {
  /** What it reads; the statements of all blocks of a page run in one batch, those of `blockStatement` that are the same once. */
  statements: readonly D1PreparedStatement[];
  /** The number of its variant, a `data-block-variant`; undefined where it has none. */
  variant: number | undefined;
  /** Returns its HTML from the rows of its statements, in their order; '' where it has nothing to show. */
  render(rows: readonly (readonly unknown[])[]): string;
}

/** A type of block that the Worker fills. */
export interface BlockKind {
  /** The platform's name of it: the value of `data-block-type`. */
  type: string;
  /** Its style sheet, which pages with such a block carry; '' for none. */
  style: string;
  /** Throws ApiError with a text for each field of its JSON that is wrong. */
  check(json: unknown, language: string): Promise<void>;
  /** Throws ApiError where its JSON is wrong. `content` is the HTML inside the element. */
  prepare(json: unknown, content: string, context: BlockContext): Promise<Prepared>;
}

interface Definition<Contract extends z.ZodMiniType> {
  type: string;
  /** What its JSON may say. */
  contract: Contract;
  style?: string;
  statements?(settings: z.output<Contract>, context: BlockContext): readonly D1PreparedStatement[];
  variant?(settings: z.output<Contract>): number;
  /** Whatever it writes that owners or visitors have typed must be escaped, or sanitised HTML. */
  render(settings: z.output<Contract>, given: Given): string;
}

interface Given {
  rows: readonly (readonly unknown[])[];
  content: string;
  context: BlockContext;
}

export function blockKind<Contract extends z.ZodMiniType>(definition: Definition<Contract>): BlockKind {
  const { type, contract, style = '', statements, variant, render } = definition;
  let shortStyle: string | undefined;
  return {
    type,
    // A Worker starts sooner where only the blocks of its pages have their sheets shortened.
    get style() {
      shortStyle ??= compactCss(style);
      return shortStyle;
    },
    check: async (json, language) => void (await parseFields(contract, json, language)),
    prepare: async (json, content, context) => {
      const settings = await parseFields(contract, json, context.site.language);
      return {
        statements: statements?.(settings, context) ?? [],
        variant: variant?.(settings),
        render: (rows) => render(settings, { rows, content, context }),
      };
    },
  };
}
