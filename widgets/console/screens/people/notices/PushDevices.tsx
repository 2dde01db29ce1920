import type { PushDevice } from '#runtime/contracts/push.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { pushTexts } from '#runtime/i18n/en/console/push.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { removeDevice } from '../../../app/pushes.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { dateTime } from '../../../parts/formats.ts';

interface Props {
  devices: readonly PushDevice[];
  /** The one that this browser is; undefined where it is none. */
  ownId: string | undefined;
}

/** All devices on which the person gets pushes. */
export function PushDevices({ devices, ownId }: Props) {
  if (devices.length === 0) return null;
  return (
    <>
      <h3>{pushTexts.allDevices}</h3>
      <ul className="c-list">
        {devices.map((device) => {
          const name = device.name || pushTexts.unknownDevice;
          return (
            <li key={device.id} className="p-line">
              <span>
                {name} {device.id === ownId && <span className="c-badge">{pushTexts.thisDevice}</span>}{' '}
                <span className="c-quiet">{stateOf(device)}</span>
              </span>
              <ActionButton isSmall action={() => removeDevice(device.id)} done={pushTexts.deviceIsRemoved}>
                {commonTexts.remove}
                <span className="sq-visually-hidden"> {name}</span>
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function stateOf({ createdAt, succeededAt, failingSince }: PushDevice): string {
  if (failingSince !== null) return fill(pushTexts.failsSince, { time: dateTime(failingSince) });
  if (succeededAt !== null) return fill(pushTexts.lastSent, { time: dateTime(succeededAt) });
  return fill(pushTexts.onSince, { time: dateTime(createdAt) });
}
