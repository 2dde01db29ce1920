import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Uma chave de acesso de {site} foi adicionada',
  addedIntro: 'Uma chave de acesso foi adicionada: com ela é possível entrar em {site} como {email} sem senha.',
  removedSubject: 'Uma chave de acesso de {site} foi removida',
  removedIntro: 'Uma chave de acesso com a qual era possível entrar em {site} como {email} foi removida.',
  name: 'O nome dela: {name}',
  unnamed: 'Chave de acesso',
  footer: 'Se não foi você, escolha uma nova senha agora mesmo e remova as chaves de acesso que não conhece.',
};
