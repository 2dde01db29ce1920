/** The sources that each captcha provider needs in a page's content security policy. Our own captcha loads nothing. */
export const CAPTCHA_SOURCES = {
  'recaptcha-enterprise': {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/', 'https://recaptchaenterprise.googleapis.com'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com'],
  },
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    connect: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  local: { script: [], connect: [], frame: [] },
} as const;
