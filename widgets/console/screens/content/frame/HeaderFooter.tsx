import type { SiteHeaderFooter } from '#runtime/contracts/navigation.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { siteId } from '../../../parts/shop-facts.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { PictureField } from '../covers/PictureField.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { linkError } from '../shared/link-error.ts';
import { useLast } from '../shared/use-last.ts';
import { FooterColumns } from './FooterColumns.tsx';

type Announcement = SiteHeaderFooter['header']['announcement'];

/** Each part has a name of its own, so that two people can change two of them. */
interface Frame {
  announcement: Announcement;
  logo: SiteHeaderFooter['header']['logo'];
  note: string;
  columns: SiteHeaderFooter['footer']['columns'];
}

const NAMES = {
  announcement: contentTexts.announcementBar,
  logo: contentTexts.logo,
  note: commonTexts.note,
  columns: contentTexts.columnsOfTheFooter,
};

/** The line above the header, and the footer of every page. */
export default function HeaderFooter() {
  const editor = useEditor({
    path: '/api/site-header-footer',
    part: 'frame',
    toValue: ({ header, footer }) => ({ ...header, ...footer }),
    toBody: ({ announcement, logo, ...footer }) =>
      ({ header: { announcement, logo }, footer }) satisfies SiteHeaderFooter,
    name: contentTexts.headerAndFooter,
  });
  const { draft, failure } = editor;
  const errors = failure?.errors ?? {};
  return (
    <Page title={contentTexts.headerAndFooter}>
      <Loaded of={editor.reading}>
        {() =>
          draft && (
            <>
              <Fields mayWrite={may('settings:write')}>
                <Section title={contentTexts.logo}>
                  <PictureField
                    noun={contentTexts.pictureOfTheLogo}
                    value={draft.value.logo}
                    onChange={(logo) => draft.change({ logo })}
                    errors={errors}
                    path="header.logo"
                    hint={contentTexts.logoHint}
                  />
                </Section>
                <Section title={contentTexts.announcementBar}>
                  <AnnouncementFields
                    value={draft.value.announcement}
                    onChange={(announcement) => draft.change({ announcement })}
                    errors={errors}
                  />
                </Section>
                <Section title={contentTexts.footer}>
                  <TextArea
                    label={commonTexts.note}
                    value={draft.value.note}
                    maxLength={10_000}
                    rows={4}
                    className="c-html"
                    onChange={(note) => draft.change({ note })}
                    hint={contentTexts.footerHtmlHint}
                    error={errors['footer.note']}
                  />
                  <FooterColumns
                    columns={draft.value.columns}
                    onChange={(columns) => draft.change({ columns })}
                    errors={errors}
                  />
                </Section>
              </Fields>
              <EditorFoot
                of={editor}
                names={NAMES}
                problem={problemOf(draft.value)}
                history={{ target: siteId(), actions: ['site.headerFooterChanged'] }}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface AnnouncementProps {
  value: Announcement;
  onChange: (value: Announcement) => void;
  errors: Readonly<Record<string, string>>;
}

function AnnouncementFields({ value, onChange, errors }: AnnouncementProps) {
  const last = useLast(value);
  return (
    <>
      <Tick
        label={contentTexts.showALineAbove}
        checked={value !== null}
        onChange={(isOn) => onChange(isOn ? (last ?? { text: '', url: '' }) : null)}
        hint={contentTexts.visitorsCanClose}
      />
      {value && (
        <>
          <TextField
            label={commonTexts.text}
            value={value.text}
            maxLength={300}
            onChange={(text) => onChange({ ...value, text })}
            error={errors['header.announcement.text']}
          />
          <TextField
            label={contentTexts.itLeadsTo}
            value={value.url}
            onChange={(url) => onChange({ ...value, url })}
            hint={contentTexts.linkOrLine}
            error={(value.url === '' ? undefined : linkError(value.url)) ?? errors['header.announcement.url']}
          />
        </>
      )}
    </>
  );
}

/** Returns why header and footer cannot be saved as they are. */
function problemOf({ announcement, columns }: Frame): string | undefined {
  if (announcement?.text.trim() === '') return contentTexts.writeTheText;
  const links = columns.flatMap((column) => column.links);
  if (links.some(({ title }) => title.trim() === '')) return contentTexts.everyLink;
  const urls = [...(announcement?.url ? [announcement.url] : []), ...links.map(({ url }) => url)];
  return urls.map(linkError).find((error) => error !== undefined);
}
