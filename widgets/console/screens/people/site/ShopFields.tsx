import { SITE_STATUS, type SiteStatus } from '#runtime/contracts/site-enumerations.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import { timeZoneError, timeZones } from './time-zones.ts';

const STATUSES = Object.values(SITE_STATUS).map((status) => [String(status), STATUS_TEXTS[status].name] as const);

/** The site's name, status and time zone. */
export function ShopFields({ value, change, errors }: Fields<EditedSite>) {
  const { title, identifier, status, timeZone } = value;
  return (
    <Section title="Your shop">
      <TextField
        label="Name"
        hint="Visitors see it on pages, in search engines and in mails."
        value={title}
        onChange={(text) => change({ title: text })}
        error={errors.title}
        maxLength={200}
        required
      />
      <TextField
        label="Short name"
        hint="Programs know the site by it: small letters, digits and hyphens."
        value={identifier}
        onChange={(text) => change({ identifier: text })}
        error={errors.identifier && 'Please use small letters, digits and hyphens, and no hyphen at either end.'}
        maxLength={63}
        required
      />
      <Choice
        label="Status"
        value={String(status)}
        onChange={(number) => change({ status: Number(number) as SiteStatus })}
        options={STATUSES}
        hint={STATUS_TEXTS[status].effect}
        error={errors.status}
      />
      <Choice
        label="Time zone"
        value={timeZone}
        onChange={(zone) => change({ timeZone: zone })}
        options={timeZones(timeZone).map((zone) => [zone, zone.replaceAll('_', ' ')])}
        hint="Dates and times on pages, in mails and in your numbers are those of this zone."
        error={timeZoneError(timeZone) ?? errors.timeZone}
      />
    </Section>
  );
}
