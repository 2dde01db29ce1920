import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} non riceve più nulla',
  intro: '{service} rifiuta ciò che il negozio invia, quindi il negozio ha smesso di comunicargli ordini e carrelli.',
  account: 'Account',
  answer: 'Risposta',
  waiting:
    'Nuovi ordini e carrelli aspettano fino a sette giorni, e tre giorni con Google Analytics. Quelli più vecchi vengono abbandonati.',
  resume:
    'Una volta eliminata la causa, questo comando fa riprendere il negozio; “senders set” imposta un nuovo segreto',
};
