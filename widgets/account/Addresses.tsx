import { useEffect, useRef, useState } from 'react';
import { deleteAddress, readAddresses } from '#runtime/account/lists.ts';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { lazy } from '#runtime/lazy.ts';
import { useAccount } from './context.ts';
import { Outcome, Section } from './controls.tsx';
import { ListState } from './ListState.tsx';
import { useAct } from './use-act.ts';
import { useList } from './use-list.ts';

const loadForm = lazy(() => import('./load-address-form.ts'), { texts: 'en-checkout' });
type Form = Awaited<ReturnType<Awaited<ReturnType<typeof loadForm>>['loadAddressForm']>>;

/** The addresses that the checkout offers. */
export function Addresses() {
  const { texts } = useAccount();
  const shopCountry = useRef('');
  const { list, reload } = useList(async () => {
    const answer = await readAddresses();
    shopCountry.current = answer.shopCountry;
    return answer.addresses;
  });
  const { act, run } = useAct();
  const [form, setForm] = useState<Form>();
  /** Undefined while no form is open. */
  const [edited, setEdited] = useState<{ saved?: SavedAddress }>();
  const adding = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What gets the focus when the form closes: the button that opened it. */
  const opener = useRef<HTMLButtonElement>(null);

  // The button is visible again, and the form is there, only once React has shown so.
  useEffect(() => {
    if (edited) heading.current?.focus();
    else opener.current?.focus();
  }, [edited]);

  async function edit(button: HTMLButtonElement, saved?: SavedAddress): Promise<void> {
    const isLoaded = await run(async () => setForm(await (await loadForm()).loadAddressForm()));
    if (!isLoaded) return;
    opener.current = button;
    setEdited(saved ? { saved } : {});
  }

  /** The button of the removed address is gone, so that the focus moves on. */
  async function remove(id: string): Promise<void> {
    if (await run(() => deleteAddress(id))) {
      if (edited?.saved?.id === id) {
        opener.current = adding.current;
        setEdited(undefined);
      } else (edited ? heading : adding).current?.focus();
    }
    reload();
  }

  const items = list.status === 'ready' ? list.items : [];
  return (
    <Section title={texts.addresses}>
      <ListState list={list} reload={reload} />
      {list.status === 'ready' && items.length === 0 && <p className="sqa-hint">{texts.noAddresses}</p>}
      {items.length > 0 && (
        <ul className="sqa-list">
          {items.map((saved) => (
            <li key={saved.id}>
              <AddressText saved={saved} />
              <span className="sqa-actions">
                <button
                  type="button"
                  className="sqa-quiet"
                  onClick={({ currentTarget }) => void edit(currentTarget, saved)}
                >
                  {fill(texts.editAddress, { name: saved.address.line1 })}
                </button>
                <button type="button" className="sqa-quiet" onClick={() => void remove(saved.id)}>
                  {fill(texts.removeAddress, { name: saved.address.line1 })}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Outcome act={act} busyText={texts.sending} />
      {form && edited && (
        <form.AddressForm
          key={edited.saved?.id ?? ''}
          saved={edited.saved}
          shopCountry={shopCountry.current}
          labels={form.labels}
          heading={heading}
          onSaved={() => {
            setEdited(undefined);
            reload();
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
      <button
        ref={adding}
        type="button"
        className="sqa-button"
        hidden={edited !== undefined}
        onClick={({ currentTarget }) => void edit(currentTarget)}
      >
        {texts.addAddress}
      </button>
    </Section>
  );
}

function AddressText({ saved: { address, isDefault } }: { saved: SavedAddress }) {
  const { texts } = useAccount();
  const { firstName, lastName, line1, line2, postalCode, city, region, countryCode } = address;
  const lines = [
    `${firstName} ${lastName}`,
    line1,
    line2,
    [postalCode, city, region, countryCode].filter(Boolean).join(' '),
  ];
  return (
    <address>
      {lines
        .filter((line) => line.trim())
        .map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other key, and keep their order
          <span key={place} dir="auto">
            {line}
          </span>
        ))}
      {isDefault && <span className="sqa-hint">{texts.isDefault}</span>}
    </address>
  );
}
