/** A separate process that starts the browser, prints its address, and ends with its parent process. */
import { serveBrowser } from '../../browser.ts';

const server = await serveBrowser([
  // Tests of other sites' pages must pass without third-party cookies.
  '--test-third-party-cookie-phaseout',
  // All sites of a test are on this machine, and no visitor is there to allow calls between them.
  '--disable-features=LocalNetworkAccessChecks',
]);
process.send?.(server.wsEndpoint());
process.once('disconnect', async () => {
  await server.close();
  process.exit();
});
