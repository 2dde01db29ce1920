import type { ReactNode } from 'react';
import type { Preferences } from '#runtime/contracts/preferences.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { noticeTexts } from '#runtime/i18n/en/console/notices.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { MERCHANDISING } from '../../../parts/merchandising.ts';
import { Page } from '../../../parts/Page.tsx';
import { PlainFields } from '../../../parts/PlainFields.tsx';
import { namesOf, type PlainGroup } from '../../../parts/plain-field.ts';
import { LAW_NAMES, LawFields } from '../law/LawFields.tsx';
import { NoticeFields } from '../notices/NoticeFields.tsx';
import { PushPart } from '../notices/PushPart.tsx';
import { PreferencesScreen } from '../preferences/PreferencesScreen.tsx';
import { BUSINESS } from './business.ts';
import { ExperimentFields } from './ExperimentFields.tsx';
import { DOWNLOADS, GENERAL, INSTALLMENTS, LEGAL, PRIVACY, REMINDERS, REPLAY, VITALS } from './groups.ts';
import { STORE_NAMESPACES, type StoreNamespace } from './namespaces.ts';
import { RestockList } from './RestockList.tsx';
import { TagFields } from './TagFields.tsx';

const BACK = { to: 'store-settings', text: peopleTexts.storeSettings };

const VIEWS: Readonly<Record<StoreNamespace, () => ReactNode>> = {
  general: () => <Plain namespace="general" groups={GENERAL} />,
  business: () => <Plain namespace="business" groups={BUSINESS} />,
  notices: () => (
    <PreferencesScreen
      {...frameOf('notices')}
      namespace="notices"
      names={{ noMail: noticeTexts.byMail, notListed: noticeTexts.inTheConsole }}
      intro={noticeTexts.mailsGoTo}
    >
      {(fields) => (
        <>
          <NoticeFields {...fields} />
          <PushPart />
        </>
      )}
    </PreferencesScreen>
  ),
  merchandising: () => <Merchandising />,
  installments: () => <Plain namespace="installments" groups={INSTALLMENTS} />,
  downloads: () => <Plain namespace="downloads" groups={DOWNLOADS} />,
  reminders: () => <Plain namespace="reminders" groups={REMINDERS} />,
  legal: () => <Plain namespace="legal" groups={LEGAL} />,
  law: () => (
    <PreferencesScreen {...frameOf('law')} namespace="law" names={LAW_NAMES}>
      {(fields) => <LawFields {...fields} />}
    </PreferencesScreen>
  ),
  privacy: () => <Plain namespace="privacy" groups={PRIVACY} />,
  tags: () => (
    <PreferencesScreen
      {...frameOf('tags')}
      namespace="tags"
      names={{ scripts: peopleTexts.scripts, origins: peopleTexts.furtherOrigins }}
      intro={peopleTexts.yourPagesLoadThese}
    >
      {(fields) => <TagFields {...fields} />}
    </PreferencesScreen>
  ),
  replay: () => <Plain namespace="replay" groups={REPLAY} />,
  experiments: () => (
    <PreferencesScreen
      {...frameOf('experiments')}
      namespace="experiments"
      names={{ experiments: peopleTexts.experiments }}
    >
      {(fields) => <ExperimentFields {...fields} />}
    </PreferencesScreen>
  ),
  vitals: () => <Plain namespace="vitals" groups={VITALS} />,
};

/** The settings of the store that the address names. */
export default function StoreSetting({ parts }: { parts: ScreenParts }) {
  const { namespace = '' } = parts;
  if (!Object.hasOwn(VIEWS, namespace)) {
    return (
      <Page title={editorTexts.noContent} back={BACK}>
        <p>{peopleTexts.noSuchSettings}</p>
      </Page>
    );
  }
  return VIEWS[namespace as StoreNamespace]();
}

function Plain<Namespace extends StoreNamespace>({
  namespace,
  groups,
}: {
  namespace: Namespace;
  groups: readonly PlainGroup<Preferences<Namespace>>[];
}) {
  return (
    <PreferencesScreen {...frameOf(namespace)} namespace={namespace} names={namesOf(groups)}>
      {(fields) => <PlainFields {...fields} groups={groups} />}
    </PreferencesScreen>
  );
}

function Merchandising() {
  return (
    <PreferencesScreen {...frameOf('merchandising')} namespace="merchandising" names={namesOf(MERCHANDISING)}>
      {(fields) => (
        <>
          <PlainFields {...fields} groups={MERCHANDISING} />
          <RestockList {...fields} />
        </>
      )}
    </PreferencesScreen>
  );
}

function frameOf(namespace: StoreNamespace): { title: string; back: typeof BACK } {
  return { title: STORE_NAMESPACES[namespace].title, back: BACK };
}
