import { preferencesOf } from '#runtime/api/preferences.ts';
import { change } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { GENERAL, TOUCHED } from './payments.ts';

/** Changes the one setting of what the shop has now, so that nobody's other changes are lost. */
export async function setTestMode(testMode: boolean): Promise<void> {
  const { body, version } = await callInSession({ method: 'GET', path: GENERAL });
  const values = { ...preferencesOf('general', body), testMode };
  await change({ method: 'PUT', path: GENERAL, body: values, version }, TOUCHED);
}
