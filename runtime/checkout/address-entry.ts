import type { WritableAtom } from 'nanostores';
import { ADDRESS_PARTS, type AddressEntries, type AddressPart, inCountry } from '../domain/address.ts';
import type { createCurrent } from './current.ts';
import type { createSaver } from './save.ts';
import type { Entries } from './state.ts';

/** What a buyer does with the address. */
export interface AddressEntry {
  setAddress(part: AddressPart, value: string): void;
  /** Replaces the whole address. */
  fillAddress(address: AddressEntries): void;
}

interface Options {
  $entries: WritableAtom<Entries>;
  current: ReturnType<typeof createCurrent>;
  saver: ReturnType<typeof createSaver>;
}

export function createAddressEntry({ $entries, current, saver }: Options): AddressEntry {
  return {
    setAddress(part, value) {
      if (current.$state.get().status !== 'open') return;
      const entries = $entries.get();
      const isMove = part === 'countryCode';
      const address = isMove ? inCountry(entries.address, value) : { ...entries.address, [part]: value };
      $entries.set({ ...entries, address });
      current.clearErrors(part);
      if (isMove) current.clearErrors('region', 'postalCode', 'delivery');
      saver.keep({ address }, { reprices: /^(countryCode|region|postalCode)$/.test(part) });
    },
    fillAddress(address) {
      if (current.$state.get().status !== 'open') return;
      $entries.set({ ...$entries.get(), address });
      current.clearErrors(...ADDRESS_PARTS, 'delivery');
      saver.keep({ address }, { reprices: true });
    },
  };
}
