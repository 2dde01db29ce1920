import {
  Assembler,
  type Code,
  getCode,
  getType,
  type Instruction,
  MatcherImpl,
  Opcode,
  Parser,
  Sink,
  type TemplateError,
} from '@squarespace/template-engine';
import { FORMATTERS, PREDICATES } from '../pages/service.ts';
import { MAX_FINDINGS } from './finding.ts';

/** Blocks within blocks that the engine executes without overflowing its stack. */
const MAX_DEPTH = 100;

const BLOCKS: ReadonlySet<Opcode> = new Set([
  Opcode.IF,
  Opcode.MACRO,
  Opcode.PREDICATE,
  Opcode.REPEATED,
  Opcode.SECTION,
]);

/** One instruction of a template. */
export interface Tag {
  /** Of its opening brace in the template's text. */
  offset: number;
  opcode: Opcode;
  code: Code;
  /** The number of blocks around it. */
  depth: number;
}

export interface PlacedError {
  offset: number;
  error: TemplateError;
}

export interface PlacedTemplate {
  tags: readonly Tag[];
  errors: readonly PlacedError[];
  /** Blocks that have no end. */
  unclosed: readonly Tag[];
  /** Where something looks like an instruction, and the engine takes it for text. */
  notRead: readonly number[];
  /** The first block that is too deep within others. */
  tooDeep: Tag | undefined;
}

/** Feeds the engine's assembler and keeps the place of each instruction and error. */
class PlacedSink extends Sink {
  readonly tags: Tag[] = [];
  readonly errors: PlacedError[] = [];
  readonly open: Tag[] = [];
  tooDeep: Tag | undefined;
  /** Where the parser is. */
  offset = 0;
  readonly #assembler = new Assembler();

  accept(instruction: Instruction): void {
    const opcode = getType(instruction);
    const tag = { offset: this.offset, opcode, code: getCode(instruction), depth: this.open.length };
    this.tags.push(tag);
    if (BLOCKS.has(opcode)) {
      this.open.push(tag);
      if (this.open.length > MAX_DEPTH) this.tooDeep ??= tag;
    } else if (opcode === Opcode.END) {
      this.open.pop();
    }
    const known = this.#assembler.errors.length;
    this.#assembler.accept(instruction);
    for (const error of this.#assembler.errors.slice(known)) this.error(error);
  }

  error(error: TemplateError): void {
    if (this.errors.length < MAX_FINDINGS) this.errors.push({ offset: this.offset, error });
  }

  complete(): void {}
}

/** The engine's parser, which gives its sink the place where each tag begins. */
class PlacedParser extends Parser {
  readonly notRead: number[] = [];
  readonly #text: string;
  readonly #placed: PlacedSink;

  constructor(text: string, sink: PlacedSink) {
    super(text, sink, new MatcherImpl(''), FORMATTERS, PREDICATES);
    this.#text = text;
    this.#placed = sink;
  }

  override parseTag(start: number, end: number): boolean {
    this.#placed.offset = start - 1;
    const known = this.#placed.errors.length;
    const isRead = super.parseTag(start, end);
    const isInstruction = this.#text[start] === '.' && this.#placed.errors.length === known;
    if (!isRead && isInstruction && this.notRead.length < MAX_FINDINGS) this.notRead.push(start - 1);
    return isRead;
  }
}

/** Parses a template with the engine's parser. */
export function parsePlaced(text: string): PlacedTemplate {
  const sink = new PlacedSink();
  const parser = new PlacedParser(text, sink);
  parser.parse();
  // The engine reports the end of the input after the last tag.
  const errors = sink.errors.map(({ offset, error }) => {
    return { offset: error.message.includes('Reached EOF') ? text.length : offset, error };
  });
  return { tags: sink.tags, errors, unclosed: sink.open, notRead: parser.notRead, tooDeep: sink.tooDeep };
}
