import { mountCaptcha } from '#runtime/ui/captcha/captcha.ts';

/** Lets tests put captchas into forms. */
Object.assign(window, { mountCaptcha });
