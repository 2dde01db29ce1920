interface ImportMeta {
  /** Vite's: the text of each file, by its path. */
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
