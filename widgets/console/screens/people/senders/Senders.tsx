import type { SenderName } from '#runtime/contracts/senders.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SenderCard } from './SenderCard.tsx';
import { SENDERS } from './senders.ts';

const NAMES: readonly SenderName[] = ['ga4', 'meta'];

/** Services that the shop sends what visitors do, without a script on the pages. */
export default function Senders() {
  const reading = useAnswer(SENDERS);
  return (
    <Page title={peopleTexts.analyticsServices}>
      <p>{peopleTexts.shopTellsTheseServices}</p>
      <Loaded of={reading}>
        {({ senders }) =>
          NAMES.map((name) => {
            const sender = senders.find((entry) => entry.name === name);
            return <SenderCard key={`${name} ${sender?.updatedAt}`} name={name} sender={sender} />;
          })
        }
      </Loaded>
    </Page>
  );
}
