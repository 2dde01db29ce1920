import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} não recebe mais nada',
  intro: '{service} recusa o que a loja envia, então a loja parou de informar pedidos e carrinhos.',
  account: 'Conta',
  answer: 'Resposta',
  waiting:
    'Novos pedidos e carrinhos esperam por até sete dias, e por três dias no caso do Google Analytics. Os mais antigos são abandonados.',
  resume: 'Depois de eliminada a causa, este comando faz a loja continuar; “senders set” define um novo segredo',
};
