import type { Preferences } from '#runtime/contracts/preferences.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';

type Tags = Preferences<'tags'>;
type Script = Tags['scripts'][number];

const PURPOSE_TEXTS = [
  ['analytics', 'Numbers about visitors'],
  ['marketing', 'Advertising'],
] as const;

/** Scripts of others that the shop's pages load. */
export function TagFields({ value, change, errors }: Fields<Tags>) {
  const { scripts, origins } = value;
  const replace = (index: number, changes: Partial<Script>) =>
    change({ scripts: scripts.map((script, i) => (i === index ? { ...script, ...changes } : script)) });
  const originError = Object.entries(errors).find(([path]) => path.startsWith('origins'))?.[1];
  return (
    <>
      {scripts.length === 0 && <p className="c-empty">Your pages load no scripts of others.</p>}
      {scripts.map((script, i) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: scripts have no name of their own
          key={i}
          title={`Script ${i + 1}`}
          actions={
            <button
              type="button"
              className="c-button c-button--small"
              onClick={() => change({ scripts: scripts.filter((_, other) => other !== i) })}
            >
              Remove<span className="c-hidden"> script {i + 1}</span>
            </button>
          }
        >
          <TextField
            label="Its address"
            placeholder="https://www.googletagmanager.com/gtm.js?id=GTM-XXXX"
            value={script.url}
            onChange={(url) => replace(i, { url })}
            error={errors[`scripts.${i}.url`]}
          />
          <div className="c-columns">
            <Choice
              label="What it is for"
              hint="Visitors are asked about it."
              value={script.purpose}
              onChange={(purpose) => replace(i, { purpose })}
              options={PURPOSE_TEXTS}
            />
            <TextField
              label="Id of the pixel"
              hint="Only where this is Meta’s script."
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
          Add a script
        </button>
      </p>
      <Section title="Further origins">
        <TextArea
          label="Origins that these scripts load from and send to"
          hint="One on each line, “https://www.google-analytics.com”."
          value={origins.join('\n')}
          onChange={(text) => change({ origins: text === '' ? [] : text.split('\n') })}
          error={originError}
        />
      </Section>
    </>
  );
}
