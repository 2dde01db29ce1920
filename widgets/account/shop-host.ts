import { boot } from '#runtime/boot.ts';

/** The shop's host, as texts name it: "shop.example". The page may be another site's. */
export function shopHost(): string {
  return new URL(boot().base).host;
}
