/**
 * Web Push for the people who work on a site (RFC 8030, 8291, 8292). `owner_notices.is_push_due` says which notices wait;
 * the cron asks for a turn of each site, in which its devices get them.
 */
export { listDevices, type PushOwner, seeDevice } from './devices.ts';
export {
  deleteUnseenDevices,
  endDeviceStatement,
  endOtherPushesStatement,
  endPushesOfSessionStatement,
  endPushesStatement,
} from './ends.ts';
export { readPushState, switchOn, testDevice } from './owner-service.ts';
export { askForPushes, takePushTurns } from './queue.ts';
