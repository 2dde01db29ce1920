interface ImportMeta {
  /** Vite's import of many files: the text of each, by path. */
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
