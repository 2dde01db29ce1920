import type { Bindings, FormRender } from '../env.ts';
import { log, logFault } from '../log.ts';

/** Tells the queue that a form was shown. A count that is lost is no reason to keep a form from its visitor. */
export async function noteRender({ CENSUS }: Bindings, render: FormRender): Promise<void> {
  try {
    await CENSUS.send(render);
  } catch (error) {
    log('error', 'render_not_counted', { site: render.siteId });
    logFault(error as Error, { site: render.siteId });
  }
}
