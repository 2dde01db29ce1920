import type { ScriptApi } from '../script-api.ts';

/** Adds `Storefront.vitals()`, whose code is fetched with the first call. */
export function offerVitals(): void {
  Object.assign(window.Storefront ?? {}, {
    vitals: () => import('./measure.ts').then(({ pageVitals }) => pageVitals()),
  } satisfies Pick<ScriptApi, 'vitals'>);
}
