import { useEffect, useState } from 'react';
import type { PushState } from '#runtime/contracts/push.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { pushTexts } from '#runtime/i18n/en/console/push.ts';
import {
  deviceIdOf,
  type Hindrance,
  hindranceHere,
  keepDevice,
  PUSH_PATH,
  removeDevice,
  subscribe,
  subscriptionHere,
} from '../../../app/pushes.ts';
import { errorText, useAnswer } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { kindName } from './notice-text.ts';
import { PushDevices } from './PushDevices.tsx';
import { TestButton } from './TestButton.tsx';

const HINDRANCES: Readonly<Record<Hindrance, string>> = {
  insecure: pushTexts.insecure,
  'home-screen': pushTexts.homeScreenFirst,
  unsupported: pushTexts.unsupported,
  denied: pushTexts.denied,
};
/** What a person hears of who has chosen nothing. */
const USUAL_KINDS: readonly NoticeKind[] = ['order', 'payment', 'withdrawal'];

interface Props {
  /** The kinds of notices that the person may see. */
  kinds: readonly NoticeKind[];
}

/** Switches pushes on in this browser, chooses their kinds, and lists all devices of the person. */
export default function PushBlock({ kinds }: Props) {
  const reading = useAnswer(PUSH_PATH);
  return (
    <Section title={pushTexts.onThisDevice}>
      <Loaded of={reading}>{(state) => <Devices state={state} kinds={kinds} />}</Loaded>
    </Section>
  );
}

function Devices({ state: { publicKey, devices }, kinds }: Props & { state: PushState }) {
  const [hindrance, setHindrance] = useState(hindranceHere);
  const [ownId, setOwnId] = useState<string>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void ownDeviceId().then(setOwnId, () => {});
  }, []);
  const own = devices.find(({ id }) => id === ownId);
  const why = publicKey === null ? pushTexts.serverHasNoKey : hindrance && HINDRANCES[hindrance];
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      await act();
    } catch (failure) {
      setError(failure instanceof DOMException ? pushTexts.browserRefuses : errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const switchOn = async () => {
    const usual = kinds.filter((kind) => USUAL_KINDS.includes(kind));
    if (await subscribe(publicKey ?? '', usual.length > 0 ? usual : [...kinds])) setOwnId(await ownDeviceId());
    else if (hindranceHere()) setHindrance('denied');
    else setError(pushTexts.notAnswered);
  };
  const choose = async (chosen: NoticeKind[]) => {
    const subscription = await subscriptionHere();
    if (subscription) await keepDevice(subscription, chosen);
  };
  return (
    <>
      <p>{pushTexts.about}</p>
      {why ? (
        <p role="status">{why}</p>
      ) : (
        <Tick
          label={pushTexts.switchOn}
          hint={own ? undefined : pushTexts.browserAsks}
          error={error || undefined}
          checked={own !== undefined}
          onChange={(isOn) => void run(isOn ? switchOn : () => switchOff(ownId))}
        />
      )}
      {own && (
        <>
          <fieldset>
            <legend>{pushTexts.ofWhat}</legend>
            {kinds.map((kind) => (
              <Tick
                key={kind}
                label={kindName(kind)}
                checked={own.kinds.includes(kind)}
                onChange={(isWanted) => {
                  const others = own.kinds.filter((each) => each !== kind);
                  void run(() => choose(isWanted ? [...others, kind] : others));
                }}
              />
            ))}
          </fieldset>
          <p>
            <TestButton id={own.id} />
          </p>
        </>
      )}
      <PushDevices devices={devices} ownId={ownId} />
    </>
  );
}

async function ownDeviceId(): Promise<string | undefined> {
  const subscription = await subscriptionHere();
  return subscription && deviceIdOf(subscription.endpoint);
}

/** The shop forgets the device first: whatever the browser does then, nothing is sent any more. */
async function switchOff(id = ''): Promise<void> {
  await removeDevice(id);
  await (await subscriptionHere())?.unsubscribe();
}
