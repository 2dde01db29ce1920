import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate, screenAddress } from './router.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The screen, "orders/1001"; '' is the overview. */
  to: string;
}

/** A link to a screen, which opens without loading the page anew. */
export function Link({ to, onClick, ...props }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...props} href={screenAddress(to)} onClick={follow} />;
}
