import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invito a lavorare su {site}',
  invitedIntro: 'Il titolare di {site} ti invita a lavorare sul sito con il tuo indirizzo, {email}.',
  button: 'Scegli una password',
  invitedExpiry: 'Il link vale 7 giorni e si può usare una sola volta.',
  passwordSubject: 'Una nuova password per lavorare su {site}',
  passwordIntro: 'Puoi scegliere una nuova password per lavorare su {site}.',
  passwordExpiry: 'Il link vale 30 minuti e si può usare una sola volta.',
  changedSubject: 'La tua password per lavorare su {site} è stata cambiata',
  changedIntro:
    'La password con cui {email} lavora su {site} è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
  changedPasskeys: 'Queste passkey ti danno ancora accesso: {names}. Puoi rimuoverle nella pagina di accesso.',
  changedFooter:
    'Se non sei stato tu, scegli subito una nuova password: fatti inviare un link dalla pagina di accesso.',
  ignore: 'Se non ti aspettavi questa e-mail, non devi fare nulla.',
  pageTitle: 'Scegli una password',
  pageText: 'Ti serve per accedere quando lavori su {site}. Tutti i dispositivi connessi vengono disconnessi.',
  joinedTitle: 'Hai effettuato l’accesso',
  joinedText: 'Ora puoi lavorare su {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Accedi per lavorare su {site}',
  signInWithPasskey: 'Accedi con una passkey',
  openConsole: 'Apri l’amministrazione',
  confirmWithPasskey: 'Conferma con una passkey',
  passkeyFailed: 'Non è stato possibile usare la passkey su questo dispositivo. Scegli un altro modo.',
  passkeyKnown: 'Questo dispositivo ha già una tua passkey.',
  title: 'Il tuo lavoro su {site}',
  role: 'Il tuo ruolo: {role}',
  sessions: 'Dove hai effettuato l’accesso',
  sessionSince: 'dal {date}',
  sessionSeen: 'ultimo uso il {date}',
  thisDevice: 'questo dispositivo',
  unknownDevice: 'Dispositivo sconosciuto',
  endSession: 'Termina la sessione: {device}',
  endOtherSessions: 'Esci da tutti gli altri dispositivi',
  passkeys: 'Passkey',
  noPasskeys: 'Con una passkey accedi senza password: con il dito, il volto o il PIN del tuo dispositivo.',
  passkeyAdded: 'aggiunta il {date}',
  passkeyUsed: 'ultimo uso il {date}',
  addPasskey: 'Aggiungi una passkey',
  removePasskey: 'Rimuovi {name}',
  passkeyName: '{email} (lavoro su {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Amministratore',
  billing: 'Fatturazione',
  reporting: 'Rapporti',
  editor: 'Redattore',
  moderator: 'Moderatore',
  commenter: 'Redattore dei commenti',
  storeManager: 'Gestore del negozio',
  scheduling: 'Appuntamenti',
  viewer: 'Lettore',
  campaignsEditor: 'Redattore delle campagne e-mail',
  schedulingViewer: 'Lettore degli appuntamenti',
  schedulingEditor: 'Redattore degli appuntamenti',
  none: 'Nessun ruolo',
  websiteManager: 'Gestore del sito',
};
