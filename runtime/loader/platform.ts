interface PlatformPage {
  Static?: { SQUARESPACE_CONTEXT?: unknown };
  Squarespace?: unknown;
  Y?: unknown;
}

/**
 * Whether the platform's own scripts serve this page: it carries their context, and they are there, or may still be
 * on their way while the page loads.
 */
export function isPlatformLive(): boolean {
  const { Static, Squarespace, Y } = window as PlatformPage;
  return !!Static?.SQUARESPACE_CONTEXT && (document.readyState !== 'complete' || !!Squarespace || !!Y);
}
