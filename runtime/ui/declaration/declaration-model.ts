import type { DeclarationState, DeclaredValues } from '../../domain/declaration.ts';

/** What a declaration's view needs of its session. */
export interface DeclarationModel {
  state(): DeclarationState;
  values(): DeclaredValues;
  listen(listener: () => void): () => void;
  open(): void;
  close(): void;
  enter(name: string, value: string): void;
  check(values: DeclaredValues): void;
  change(): void;
  confirm(): Promise<void>;
}

export interface DeclarationField {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'date';
  autoComplete?: string;
  maxLength?: number;
  isOptional?: boolean;
  /** The texts to choose from, by their values; the first one is chosen at first. */
  choices?: readonly (readonly [value: string, text: string])[];
  /** What the second step says of an empty field; the field is left out there by default. */
  emptyText?: string;
  /** Whether it is asked, by what the other fields hold. */
  isAsked?(values: DeclaredValues): boolean;
}

/** The words of a kind of declaration. */
export interface DeclarationWords {
  /** The prescribed words of the first and of the second button. */
  open: string;
  confirm: string;
  title: string;
  intro: string;
  next: string;
  checkTitle: string;
  checkText: string;
  change: string;
  statement: string;
  receiptTitle: string;
  receiptText: string;
  number: string;
  received: string;
  head: string;
}

/** The texts of the frame around any declaration. */
export interface FrameTexts {
  optional: string;
  sending: string;
  print: string;
  save: string;
  close: string;
}
