import { type FormEvent, useEffect, useState } from 'react';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { navigate, replaceQuery } from '../../../app/router.ts';
import { TextField } from '../../../parts/TextField.tsx';

/** Opens the order of a number after “#”, and finds orders by words of their buyer and goods, or by a number without it. */
export function OrderSearch({ search }: { search: string }) {
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [, number] = /^#(\d{1,15})$/.exec(text.trim()) ?? [];
    if (number) void navigate(`orders/${number}`);
    else replaceQuery({ search: text.trim() || undefined, email: undefined });
  };
  return (
    <form className="s-search" noValidate onSubmit={submit}>
      <TextField label={orderListTexts.searchLabel} type="search" value={text} onChange={setText} autoComplete="off" />
      <button type="submit" className="c-button">
        {sellingTexts.find}
      </button>
    </form>
  );
}
