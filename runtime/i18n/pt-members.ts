import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Só os membros de {area} veem esta página.',
  join: 'Entrar em {area}',
  notForSale: 'No momento ninguém pode entrar.',
  signIn: 'Já é membro? Entre',
  create: 'Comprou? Crie sua conta com o endereço do seu pedido',
  signedInAs: 'Você entrou como {email}, que não é o endereço de um membro.',
  otherAddress: 'Entrar com outro endereço',
  joined: 'Você é membro de {area}. As páginas se abrem assim que você entrar com {email}.',
  howToEnter: 'Entre com este endereço ou crie uma conta com ele se você não tiver nenhuma.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} de {total} concluídas',
  finish: 'Marcar como concluída',
  forget: 'Marcar como não concluída',
  signIn: 'Entre para guardar seu progresso',
};
