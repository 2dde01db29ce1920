import { type DragEvent, useRef, useState } from 'react';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useCollections } from '../use-collections.ts';
import { ImportResult } from './ImportResult.tsx';
import { fileError, type ReadingOptions } from './import-file.ts';
import { useImport } from './use-import.ts';

const UNITS = [
  ['metric', 'kg and cm'],
  ['imperial', 'lb and in'],
] as const;

/** Imports a file: it is read, shown, and imported once the person has seen what that does. */
export function ImportPart() {
  const { collections } = useCollections();
  const { state, check, start, stop, reset } = useImport();
  const [options, setOptions] = useState<ReadingOptions>({ collection: '', units: 'metric', url: '' });
  const [setsStock, setStock] = useState(false);
  const [error, setError] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const collection = options.collection || (collections[0]?.id ?? '');
  const take = (file: File | undefined) => {
    if (!file || state.status === 'working') return;
    const wrong = fileError(file);
    setError(wrong ?? '');
    if (!wrong) void check(file, { ...options, collection }, setsStock);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  if (state.status !== 'choosing') {
    return (
      <ImportResult
        state={state}
        onStart={(file, outcomes) => void start(file, outcomes, setsStock)}
        onStop={stop}
        onReset={reset}
      />
    );
  }
  return (
    <Section title="Import">
      <p>
        Product files of Shopify and Squarespace (CSV), saved product pages, and the file of a whole shop can be
        imported. You see what becomes of each line before anything changes.
      </p>
      <div className="c-columns">
        {collections.length > 0 && (
          <Choice
            label="Page for products that name none"
            value={collection}
            options={collections.map(({ id, title }) => [id, title] as const)}
            onChange={(id) => setOptions({ ...options, collection: id })}
          />
        )}
        <Choice<ReadingOptions['units']>
          label="Weights and lengths of a Squarespace file"
          value={options.units}
          options={UNITS}
          onChange={(units) => setOptions({ ...options, units })}
        />
        <TextField
          label="Address of a saved page"
          type="url"
          value={options.url}
          maxLength={2_000}
          hint="Only for a page that was saved, so that its pictures are found."
          onChange={(url) => setOptions({ ...options, url })}
        />
      </div>
      <Tick
        label="The file’s stock replaces the shop’s"
        checked={setsStock}
        hint="Otherwise the file’s stock is taken for new variants only."
        onChange={setStock}
      />
      <section
        className="c-drop"
        aria-label="Place for a file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className="c-row">
          <button type="button" className="c-button c-button--main" onClick={() => chooser.current?.click()}>
            Choose a file
          </button>
          <span className="c-quiet">or drop one here</span>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="File to import"
          accept=".csv,.tsv,.txt,.json,.jsonl,.html,.htm"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
      </section>
    </Section>
  );
}
