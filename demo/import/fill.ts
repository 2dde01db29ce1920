/**
 * `node demo/import/fill.ts STATE ORIGIN…` imports the demo's sites into the local database of the folder STATE; with
 * SHOP_FILE, the shop of that file instead, which is served at SHOP_URL. Objects for the bucket wait in
 * `STATE/bucket`.
 */
import '#worker/cli/style-sheets.ts';

await import('./fill-database.ts');
