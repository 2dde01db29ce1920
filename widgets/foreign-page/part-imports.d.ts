/** The build writes these modules (`runtime/build/entries.mjs`). */
declare module 'part-imports' {
  /** Functions that import the parts of a page. */
  export const partImports: Readonly<Record<import('#runtime/page-parts.ts').PagePartName, () => Promise<PartModule>>>;

  export interface PartModule {
    /** Resolves when controls that have been pressed before can be pressed again. */
    started?: Promise<unknown>;
  }
}

/** The import of one part alone. */
declare module 'part-imports-galleries' {
  export const partImports: Readonly<Record<'galleries', () => Promise<unknown>>>;
}
