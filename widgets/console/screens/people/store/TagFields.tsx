import type { Preferences } from '#runtime/contracts/preferences.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';

type Tags = Preferences<'tags'>;
type Script = Tags['scripts'][number];

const PURPOSE_TEXTS = [
  ['analytics', peopleTexts.numbersAboutVisitors],
  ['marketing', peopleTexts.advertising],
] as const;

/** Scripts of others that the shop's pages load. */
export function TagFields({ value, change, errors }: Fields<Tags>) {
  const { scripts, origins } = value;
  const replace = (index: number, changes: Partial<Script>) =>
    change({ scripts: scripts.map((script, i) => (i === index ? { ...script, ...changes } : script)) });
  const originError = Object.entries(errors).find(([path]) => path.startsWith('origins'))?.[1];
  return (
    <>
      {scripts.length === 0 && <p className="c-empty">{peopleTexts.yourPagesLoadNo}</p>}
      {scripts.map((script, i) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: scripts have no name of their own
          key={i}
          title={fill(peopleTexts.scriptNumber, { number: i + 1 })}
          actions={
            <button
              type="button"
              className="c-button c-button--small"
              onClick={() => change({ scripts: scripts.filter((_, other) => other !== i) })}
            >
              {commonTexts.remove}
              <span className="sq-visually-hidden"> {fill(peopleTexts.removedScript, { number: i + 1 })}</span>
            </button>
          }
        >
          <TextField
            label={peopleTexts.itsAddress}
            placeholder="https://www.googletagmanager.com/gtm.js?id=GTM-XXXX"
            value={script.url}
            onChange={(url) => replace(i, { url })}
            error={errors[`scripts.${i}.url`]}
          />
          <div className="c-columns">
            <Choice
              label={peopleTexts.whatItIsFor}
              hint={peopleTexts.visitorsAreAskedAbout}
              value={script.purpose}
              onChange={(purpose) => replace(i, { purpose })}
              options={PURPOSE_TEXTS}
            />
            <TextField
              label={peopleTexts.idOfThePixel}
              hint={peopleTexts.onlyForMeta}
              inputMode="numeric"
              value={script.metaPixelId}
              onChange={(metaPixelId) => replace(i, { metaPixelId })}
              error={errors[`scripts.${i}.metaPixelId`]}
            />
          </div>
        </Section>
      ))}
      {errors.scripts && (
        <p role="alert" className="c-error">
          {errors.scripts}
        </p>
      )}
      <p>
        <button
          type="button"
          className="c-button"
          onClick={() => change({ scripts: [...scripts, { url: '', purpose: 'analytics', metaPixelId: '' }] })}
        >
          {peopleTexts.addAScript}
        </button>
      </p>
      <Section title={peopleTexts.furtherOrigins}>
        <TextArea
          label={peopleTexts.originsThatTheseScripts}
          hint={peopleTexts.oneOnEachLine}
          value={origins.join('\n')}
          onChange={(text) => change({ origins: text === '' ? [] : text.split('\n') })}
          error={originError}
        />
      </Section>
    </>
  );
}
