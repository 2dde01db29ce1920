/**
 * The oldest browsers for which the scripts and style sheets are built, as esbuild's targets: Samsung Internet 22 is
 * Chromium 111. `test/floor.test.ts` finds uses of what these browsers lack.
 */
export const SHOP_FLOOR = ['chrome111', 'firefox115', 'safari16.4'];
export const CONSOLE_FLOOR = ['chrome123', 'firefox128', 'safari17.5'];
