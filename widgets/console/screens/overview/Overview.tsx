import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { may } from '../../app/session.ts';
import { Page } from '../../parts/Page.tsx';
import { Numbers } from './Numbers.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { SetUpList } from './SetUpList.tsx';
import { Tasks } from './Tasks.tsx';

/** The first screen: how the shop does today, and what waits for the owner. */
export default function Overview() {
  return (
    <Page title={overviewTexts.overview}>
      <PlanNotice />
      <SetUpList />
      {may('stats:read') ? (
        <Numbers>
          <Tasks />
        </Numbers>
      ) : (
        <Tasks />
      )}
    </Page>
  );
}
