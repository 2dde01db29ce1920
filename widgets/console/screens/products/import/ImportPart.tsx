import { type DragEvent, useRef, useState } from 'react';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useCollections } from '../use-collections.ts';
import { ImportResult } from './ImportResult.tsx';
import { fileError, type ReadingOptions } from './import-file.ts';
import type { SendingOptions } from './send-records.ts';
import { useImport } from './use-import.ts';

const UNITS = [
  ['metric', productsTexts.kgAndCm],
  ['imperial', productsTexts.lbAndIn],
] as const;

/** Imports a file: it is read, shown, and imported once the person has seen what that does. */
export function ImportPart() {
  const { collections } = useCollections();
  const { state, check, checkAgain, start, stop, reset } = useImport();
  const [options, setOptions] = useState<ReadingOptions>({ collection: '', units: 'metric', url: '' });
  const [sending, setSending] = useState<SendingOptions>({ setsStock: false, takenSku: 'leave-out' });
  const [error, setError] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const collection = options.collection || (collections[0]?.id ?? '');
  const take = (file: File | undefined) => {
    if (!file || state.status === 'working') return;
    const wrong = fileError(file);
    setError(wrong ?? '');
    if (!wrong) void check(file, { ...options, collection }, sending);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  if (state.status !== 'choosing') {
    return (
      <ImportResult
        state={state}
        takenSku={sending.takenSku}
        onTakenSku={(file, takenSku) => {
          const next = { ...sending, takenSku };
          setSending(next);
          void checkAgain(file, next);
        }}
        onStart={(file, outcomes) => void start(file, outcomes, sending)}
        onStop={stop}
        onReset={reset}
      />
    );
  }
  return (
    <Section title={productsTexts.import}>
      <p>{productsTexts.productFilesOfShopify}</p>
      <div className="c-columns">
        {collections.length > 0 && (
          <Choice
            label={productsTexts.pageForProducts}
            value={collection}
            options={collections.map(({ id, title }) => [id, title] as const)}
            onChange={(id) => setOptions({ ...options, collection: id })}
          />
        )}
        <Choice<ReadingOptions['units']>
          label={productsTexts.weightsAndLengthsOfASquarespace}
          value={options.units}
          options={UNITS}
          onChange={(units) => setOptions({ ...options, units })}
        />
        <TextField
          label={productsTexts.addressOfASaved}
          type="url"
          value={options.url}
          maxLength={2_000}
          hint={productsTexts.onlyForAPage}
          onChange={(url) => setOptions({ ...options, url })}
        />
      </div>
      <Tick
        label={productsTexts.filesStockReplaces}
        checked={sending.setsStock}
        hint={productsTexts.otherwiseTheFilesStock}
        onChange={(setsStock) => setSending({ ...sending, setsStock })}
      />
      <section
        className="c-drop"
        aria-label={productsTexts.placeForAFile}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className="c-row">
          <button type="button" className="c-button c-button--main" onClick={() => chooser.current?.click()}>
            {productsTexts.chooseAFile}
          </button>
          <span className="c-quiet">{productsTexts.orDropOneHere}</span>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={productsTexts.fileToImport}
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
