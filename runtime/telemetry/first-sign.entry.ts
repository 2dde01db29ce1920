/**
 * Entry module that the loader fetches when a page of another origin is idle. Whatever only a visitor needs waits there
 * for the first sign of one: many pages are opened and left without any.
 */
import { boot } from '../boot.ts';
import { loadCookieBanner } from '../consent/load-cookie-banner.ts';
import { onFirstSign } from '../signs-of-life.ts';
import { offerVitals } from '../vitals/offer.ts';

offerVitals();
loadCookieBanner();

// The Worker has written the shop's colours into its own pages only.
const adoptBrand = () => import('../widget/adopt-brand.ts').then(({ adoptBrand: adopt }) => adopt()).catch(() => {});
const isOurs = ({ localName }: Element) => localName.startsWith('sq-');
const hasElements = [...document.getElementsByTagName('*')].some(isOurs);
if (hasElements) void adoptBrand();

onFirstSign(() => {
  if (!hasElements) void adoptBrand();
  boot()
    .load('telemetry')
    .catch(() => {});
}, new AbortController().signal);
