import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Webhook został wyłączony',
  intro: 'Od {day} żadna wiadomość nie dotarła pod ten adres, dlatego sklep wyłączył webhook.',
  address: 'Adres',
  lost: 'Oczekujące wiadomości zostały porzucone i nic więcej nie jest wysyłane. Porzucone wiadomości są na liście przez 30 dni i można je wysłać ponownie.',
  enable: 'Gdy adres znów będzie odpowiadał, to polecenie włączy webhook',
};
