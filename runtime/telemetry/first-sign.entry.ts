/**
 * Entry module that the loader fetches when a page of another origin is idle. Whatever only a visitor needs waits there
 * for the first sign of one: many pages are opened and left without any.
 */
import { boot } from '../boot.ts';
import { loadCookieBanner } from '../consent/load-cookie-banner.ts';
import { onFirstSign } from '../signs-of-life.ts';
import { offerVitals } from '../vitals/offer.ts';

offerVitals();
// Only browsers with an interface for tools fetch them. A module that both idle modules share would cost more than this line.
if ('modelContext' in document || 'modelContext' in navigator)
  import('../agent-tools/start.ts').then(({ startAgentTools }) => startAgentTools()).catch(() => {});
loadCookieBanner();

// Elements need the shop's colours at once, which the Worker has written into its own pages only.
const startPage = () =>
  import('../widget/on-other-sites.ts').then(({ startOnOtherSites }) => startOnOtherSites()).catch(() => {});
const isOurs = ({ localName }: Element) => localName.startsWith('sq');
const hasElements = [...document.getElementsByTagName('*')].some(isOurs);
if (hasElements) void startPage();

onFirstSign(() => {
  if (!hasElements) void startPage();
  boot()
    .load('telemetry')
    .catch(() => {});
});
