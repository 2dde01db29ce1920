import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../parts/Page.tsx';
import { STORE_NAMESPACES } from './namespaces.ts';

/** The list of the store's settings. */
export default function StoreSettings() {
  const entries = [
    { to: 'delivery', title: peopleTexts.delivery, about: peopleTexts.waysOfDeliveryCountries },
    { to: 'tax', title: peopleTexts.tax, about: peopleTexts.taxesByCountry },
    ...Object.entries(STORE_NAMESPACES).map(([namespace, texts]) => ({ to: `store-settings/${namespace}`, ...texts })),
  ];
  return (
    <Page title={peopleTexts.storeSettings}>
      <ul className="p-tiles">
        {entries.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span className="c-quiet">{about}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
