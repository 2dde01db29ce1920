import { SITE_STATUS, type SiteStatus } from '#runtime/contracts/site-enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import { timeZoneError, timeZones } from './time-zones.ts';

/** What an owner chooses from. The others are set by whoever sells plans; a shop that has one keeps it as a choice. */
const CHOSEN: readonly SiteStatus[] = [
  SITE_STATUS.paid,
  SITE_STATUS.internal,
  SITE_STATUS.activeParkingPage,
  SITE_STATUS.removed,
];

function statuses(own: SiteStatus) {
  const offered = CHOSEN.includes(own) ? CHOSEN : [own, ...CHOSEN];
  return offered.map((status) => [String(status), STATUS_TEXTS[status].name] as const);
}

/** The site's name, status and time zone. */
export function ShopFields({ value, stored, change, errors }: Fields<EditedSite> & { stored: SiteStatus }) {
  const { title, identifier, status, timeZone } = value;
  return (
    <Section title={peopleTexts.yourShop}>
      <TextField
        label={commonTexts.name}
        hint={peopleTexts.visitorsSee}
        value={title}
        onChange={(text) => change({ title: text })}
        error={errors.title}
        maxLength={200}
        required
      />
      <TextField
        label={peopleTexts.shortName}
        hint={peopleTexts.programsKnowTheSite}
        value={identifier}
        onChange={(text) => change({ identifier: text })}
        error={errors.identifier && peopleTexts.pleaseUseSmallLetters}
        maxLength={63}
        required
      />
      <Choice
        label={peopleTexts.statusName}
        value={String(status)}
        onChange={(number) => change({ status: Number(number) as SiteStatus })}
        options={statuses(stored)}
        hint={STATUS_TEXTS[status].effect}
        error={errors.status}
      />
      <Choice
        label={peopleTexts.timeZone}
        value={timeZone}
        onChange={(zone) => change({ timeZone: zone })}
        options={timeZones(timeZone).map((zone) => [zone, zone.replaceAll('_', ' ')])}
        hint={peopleTexts.datesAndTimes}
        error={timeZoneError(timeZone) ?? errors.timeZone}
      />
    </Section>
  );
}
