import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Um webhook foi desativado',
  intro: 'Nenhuma mensagem chegou a este endereço desde {day}, então a loja desativou o webhook.',
  address: 'Endereço',
  lost: 'As mensagens que esperavam são abandonadas, e nada mais é enviado. O que foi abandonado fica listado por 30 dias e pode ser enviado de novo.',
  enable: 'Quando o endereço responder de novo, este comando ativa o webhook',
};
