import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'O plano de {site} expirou. Os visitantes veem que a loja está fechada.',
  pastdue: 'Um pagamento do plano de {site} está atrasado. A loja continua vendendo.',
  trial: '{site} está em período de teste. Os mecanismos de busca não mostram a loja.',
  parked: '{site} está em espera. Os visitantes veem as páginas e não podem comprar nada.',
  upgrade: 'Escolher um plano',
  renew: 'Gerenciar o plano',
  closedSignIn: 'Você administra esta loja? Entre na sua conta para renovar o plano.',
  title: 'O plano de {site}',
  elsewhere: 'Aqui não se vendem planos. Quem administra o servidor desta loja altera o plano dela.',
};
