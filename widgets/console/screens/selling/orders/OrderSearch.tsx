import { type FormEvent, useEffect, useState } from 'react';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { navigate, replaceQuery } from '../../../app/router.ts';
import { TextField } from '../../../parts/TextField.tsx';

/** Finds an order by its number, and orders by words of their buyer's name, address or email address. */
export function OrderSearch({ search }: { search: string }) {
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [, number] = /^#?(\d{1,15})$/.exec(text.trim()) ?? [];
    if (number) void navigate(`orders/${number}`);
    else replaceQuery({ search: text.trim() || undefined, email: undefined });
  };
  return (
    <form className="s-search" noValidate onSubmit={submit}>
      <TextField
        label={sellingTexts.orderNumberOrBuyer}
        type="search"
        value={text}
        onChange={setText}
        autoComplete="off"
      />
      <button type="submit" className="c-button">
        {sellingTexts.find}
      </button>
    </form>
  );
}
