/** Session replay by a service of the shop's choice. */
export { replayOrigin, replaySettings, telemetryReplay } from './settings.ts';
