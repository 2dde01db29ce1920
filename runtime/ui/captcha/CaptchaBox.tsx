import { useEffect, useRef } from 'react';
import type { CaptchaSettings } from '../../contracts/form.ts';
import { type Captcha, type CaptchaOptions, mountCaptcha } from './captcha.ts';

interface Props extends Omit<CaptchaOptions, 'form'> {
  settings: CaptchaSettings | null;
  /** Called with the captcha when it is shown, and with undefined when it is removed. */
  onCaptcha: (captcha: Captcha | undefined) => void;
}

/** A captcha inside React's form; the box's content is the provider's, not React's. */
export function CaptchaBox({ settings, theme, alignment, action, onCaptcha, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ onCaptcha, onChange });
  latest.current = { onCaptcha, onChange };

  useEffect(() => {
    if (!box.current) return undefined;
    const captcha = mountCaptcha(box.current, settings, {
      theme,
      alignment,
      ...(action && { action }),
      form: box.current.closest('form'),
      onChange: (isSolved) => latest.current.onChange?.(isSolved),
    });
    latest.current.onCaptcha(captcha);
    return () => {
      latest.current.onCaptcha(undefined);
      captcha.destroy();
    };
  }, [settings, theme, alignment, action]);

  return <div ref={box} part="captcha" />;
}
