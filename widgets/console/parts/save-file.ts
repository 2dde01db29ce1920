/** How long the browser may take to begin saving a file, in ms. */
const KEPT_MS = 60_000;

/** Has the browser save a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
