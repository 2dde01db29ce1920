import { forget } from '../kept.ts';

/** Everything that telemetry keeps about a visitor, in cookies and in the page's storage. */
const NAMES = [
  ...['SS_ANALYTICS_ID', 'SS_ANALYTICS_ID_expires', 'SS_SESSION_ID', 'SS_IS_FIRST_SESSION', 'SS_HAS_LANDED', 'SS_MID'],
  'sq:told',
  'sq:landing',
];

/** Removes all that telemetry keeps about the visitor. */
export function forgetVisit(): void {
  for (const name of NAMES) forget(name);
}
