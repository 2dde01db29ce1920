import { Page } from '../../parts/Page.tsx';

/** The first screen. */
export default function Overview() {
  return (
    <Page title="Overview">
      <p />
    </Page>
  );
}
