import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { Link } from '../../../app/Link.tsx';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { History } from '../../../parts/History.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { FORMS, formAddress } from '../parts/addresses.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { AdvancedTab } from './AdvancedTab.tsx';
import { BuildTab } from './BuildTab.tsx';
import { CaptchaTab } from './CaptchaTab.tsx';
import { DisclaimerTab } from './DisclaimerTab.tsx';
import { FIELD_NAMES } from './field-names.ts';
import { findErrors } from './form-errors.ts';
import { FORM_TABS, type FormTab, TAB_NAMES, tabOf, tabsWith } from './form-tabs.ts';
import { toBody, toValue } from './form-value.ts';
import { Preview } from './Preview.tsx';
import { StorageTab } from './StorageTab.tsx';

const PANELS = {
  BUILD: BuildTab,
  STORAGE: StorageTab,
  ADVANCED: AdvancedTab,
  CAPTCHA: CaptchaTab,
  DISCLAIMER: DisclaimerTab,
} as const;
const TITLES = FORM_TABS.map((tab) => [tab, TAB_NAMES[tab]] as const);

const showTab = (tab: FormTab) => replaceQuery({ tab: tab.toLowerCase() });

/** The form builder: one form with its fields and settings, beside a preview. */
export default function FormEditor({ parts: { form: id = '' } }: { parts: ScreenParts }) {
  const editor = useEditor({
    path: formAddress(id),
    toValue,
    toBody,
    touched: [FORMS],
    name: (form) => form.name,
  });
  const { draft, save, failure, reading } = editor;
  const tab = tabOf(useStore($place).query.get('tab'));
  const [isChecked, setChecked] = useState(false);
  const isReadOnly = !may('forms:write');
  const found = isChecked && draft ? findErrors(draft.value) : {};
  const errors = { ...failure?.errors, ...found };
  const Panel = PANELS[tab];
  const checkAndSave = async () => {
    if (!draft) return;
    const wrong = tabsWith(findErrors(draft.value));
    setChecked(wrong.size > 0);
    const first = FORM_TABS.find((each) => wrong.has(each));
    if (!first) await save();
    else if (!wrong.has(tab)) showTab(first);
  };
  const sent = may('submissions:read') && (
    <Link to={`forms/${id}/submissions`} className="c-button">
      {formsTexts.whatWasSent}
    </Link>
  );
  return (
    <Page
      title={reading.data?.body.name ?? commonTexts.form}
      back={{ to: 'forms', text: formsTexts.forms }}
      actions={reading.data && sent}
    >
      <Loaded of={reading}>
        {() =>
          draft && (
            <>
              {isReadOnly && <p role="status">{formsTexts.yourRoleCanRead}</p>}
              <div className="f-editor">
                <div className="c-stack">
                  <Tabs
                    label={formsTexts.settingsOfTheForm}
                    tabs={TITLES}
                    shown={tab}
                    onShow={showTab}
                    marked={tabsWith(errors)}
                  >
                    <Panel value={draft.value} change={draft.change} errors={errors} isReadOnly={isReadOnly} />
                  </Tabs>
                </div>
                <div className="f-preview">
                  <Preview value={draft.value} />
                </div>
              </div>
              <History target={id} actions={['form']} names={FIELD_NAMES} />
              <SaveBar
                isDirty={draft.isDirty}
                isSaving={editor.isSaving}
                isRestored={draft.isRestored}
                error={Object.keys(found).length > 0 ? formsTexts.entriesAreWrong : failure?.text}
                onSave={() => void checkAndSave()}
                onDiscard={draft.discard}
              />
              <ConflictDialog
                conflict={editor.conflict}
                names={FIELD_NAMES}
                onResolve={editor.resolve}
                onClose={editor.dismissConflict}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
