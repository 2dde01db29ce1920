import type { SiteStatus } from '#runtime/contracts/site-enumerations.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { EditorScreen } from '../parts/EditorScreen.tsx';
import { CaptchaFields } from './CaptchaFields.tsx';
import { CommentFields } from './CommentFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { Origins } from './Origins.tsx';
import { ShopFields } from './ShopFields.tsx';
import { SitePassword } from './SitePassword.tsx';
import { SwitchFields } from './SwitchFields.tsx';
import { SETTING_NAMES, SITE, toSettings } from './settings.ts';
import { STATUS_TEXTS } from './status-texts.ts';

/** The settings of the whole site: its name, status, languages, switches, comments and addresses. */
export default function Settings() {
  const editor = useEditor({
    path: SITE,
    toValue: toSettings,
    toBody: (value, body) => ({ ...toSettings(body), ...value }),
    saved: peopleTexts.settingsAreSaved,
    name: peopleTexts.settings,
    // A status opens and closes the shop, which is asked about.
    canUndo: (before, after) => before.status === after.status,
  });
  const site = editor.reading.data?.body;
  const save = async () => {
    if (editor.isSaving) return false;
    const status = editor.draft?.value.status;
    const isChosen = status !== undefined && status !== site?.status;
    return (!isChosen || (await mayClose(status))) && editor.save();
  };
  return (
    <EditorScreen
      title={peopleTexts.settings}
      editor={{ ...editor, save }}
      mayChange={may('settings:write')}
      names={SETTING_NAMES}
      history={{ target: site?.siteId ?? '', actions: ['site.changed', 'site.opened', 'site.closed'] }}
      below={
        site && (
          <>
            <SitePassword isLocked={site.isLocked} />
            <Origins />
          </>
        )
      }
    >
      {(draft) => {
        // Another screen may keep a draft of other parts of the site under the same address.
        const fields = site ? { ...draft, value: { ...toSettings(site), ...draft.value } } : draft;
        return (
          <>
            <ShopFields {...fields} stored={site?.status ?? draft.value.status} />
            <LanguageFields {...fields} />
            <SwitchFields {...fields} />
            <CommentFields {...fields} />
            <CaptchaFields {...fields} />
          </>
        );
      }}
    </EditorScreen>
  );
}

/** Asks before a status takes the shop from its visitors. Resolves to whether it may be set. */
async function mayClose(status: SiteStatus): Promise<boolean> {
  const { name, effect, isClosing } = STATUS_TEXTS[status];
  if (!isClosing) return true;
  return ask({
    title: fill(peopleTexts.setTheStatus, { name }),
    text: `${effect} ${peopleTexts.statusCanBeChanged}`,
    action: peopleTexts.setThisStatus,
    isDangerous: true,
  });
}
