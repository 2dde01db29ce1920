import { useRef } from 'react';
import type { OwnerTemplate } from '#runtime/contracts/templates.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../app/dialogs.ts';
import { Link } from '../../app/Link.tsx';
import { notify } from '../../app/notices.ts';
import { change, refresh } from '../../app/query.ts';
import { navigate } from '../../app/router.ts';
import type { ScreenParts } from '../../app/screen.ts';
import { may } from '../../app/session.ts';
import { undoDeletion } from '../../parts/bring-back.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { History } from '../../parts/History.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { CodeEditor, type OpenCode } from './CodeEditor.tsx';
import { Findings } from './Findings.tsx';
import { keepTemplateDraft, TEMPLATES, templateAddress, templateScreen } from './template-drafts.ts';
import { useTemplate } from './use-template.ts';

/** One template with its text. What is typed waits in this browser until it is saved, also while others are open. */
export default function TemplateEditor({ parts: { name = '' } }: { parts: ScreenParts }) {
  const template = useTemplate(name);
  const { drafts, draft, saved, source, check } = template;
  const opened = useRef<OpenCode>(undefined);
  const canChange = may('templates:write');
  const others = Object.keys(drafts).filter((other) => other !== name);
  const isNew = draft?.version === null;
  const discard = () => {
    template.discard();
    if (isNew) void navigate('templates');
  };
  const editor = source !== undefined && (
    <CodeEditor
      label={name}
      text={source}
      isReadOnly={!canChange}
      findings={check.findings.filter((finding) => finding.template === name)}
      onChange={template.type}
      opened={opened}
    />
  );
  return (
    <Page
      title={name}
      back={{ to: 'templates', text: lookTexts.templates }}
      actions={
        canChange &&
        saved && (
          <button type="button" className="c-button" onClick={() => void remove(saved)}>
            {commonTexts.delete}
          </button>
        )
      }
    >
      {isNew ? editor : <Loaded of={template.reading}>{() => editor}</Loaded>}
      <Findings check={check} name={name} onGo={(finding) => opened.current?.goTo(opened.current.view, finding)} />
      {others.length > 0 && (
        <p>
          {lookTexts.alsoChangedAndSaved}{' '}
          {others.map((other) => (
            <Link key={other} to={templateScreen(other)} className="c-together">
              {other}
            </Link>
          ))}
        </p>
      )}
      <SaveBar
        isDirty={canChange && draft !== undefined}
        isSaving={template.isSaving}
        error={template.error || undefined}
        onSave={() => void template.save()}
        onDiscard={discard}
      />
      <History target={name} actions={['template', 'templates']} />
      <ConflictDialog conflict={template.conflict} onResolve={template.resolve} onClose={template.dismissConflict} />
    </Page>
  );
}

async function remove({ name, version }: OwnerTemplate): Promise<void> {
  const isGone = await ask({
    title: fill(lookTexts.deleteName, { name }),
    text: lookTexts.templateThatAPage,
    action: commonTexts.delete,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: templateAddress(name), version });
    },
  });
  if (!isGone) return;
  keepTemplateDraft(name, undefined);
  notify(fill(lookTexts.templateIsDeleted, { name }), { undo: undoDeletion('template', name) });
  await navigate('templates');
  refresh([TEMPLATES]);
}
