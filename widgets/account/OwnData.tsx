import { deleteAccount, readOwnData } from '#runtime/account/changes.ts';
import { endSession } from '#runtime/account/sign-in.ts';
import { useAccount } from './context.ts';
import { More, Outcome, Section } from './controls.tsx';
import { useAct } from './use-act.ts';

const FILE_NAME = 'my-data.json';

/** What the shop keeps of the person: to take along, and to delete. */
export function OwnData() {
  const { texts, host } = useAccount();
  const { act, run } = useAct();
  const deleting = useAct();

  async function remove(): Promise<void> {
    await deleteAccount();
    endSession(host);
  }

  return (
    <Section title={texts.ownData}>
      <div>
        <button type="button" className="sqa-button" onClick={() => void run(download)}>
          {texts.downloadData}
        </button>
        <Outcome act={act} busyText={texts.sending} />
      </div>
      <More title={texts.deleteAccount}>
        <p className="sqa-hint">{texts.deleteAccountNote}</p>
        <button type="button" className="sqa-primary" onClick={() => void deleting.run(remove)}>
          {texts.deleteAccountConfirm}
        </button>
        <Outcome act={deleting.act} busyText={texts.sending} />
      </More>
    </Section>
  );
}

/** Hands the data over as a file. */
async function download(): Promise<void> {
  const json = JSON.stringify(await readOwnData(), null, 2);
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: FILE_NAME });
  link.click();
  // Some browsers begin to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
