/** A process of its own: starts the browser, says where it can be reached, and ends with whoever started it. */
import { serveBrowser } from '../../browser.ts';

const server = await serveBrowser([
  // Tests of other sites' pages must hold where no third-party cookie is kept.
  '--test-third-party-cookie-phaseout',
  // All sites of a test are on this machine, and nobody is there to allow pages of one to call another.
  '--disable-features=LocalNetworkAccessChecks',
]);
process.send?.(server.wsEndpoint());
process.once('disconnect', async () => {
  await server.close();
  process.exit();
});
