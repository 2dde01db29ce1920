import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Sua escolha sobre cookies',
  text: 'Com sua permissão, esta loja conta as visitas para saber o que funciona e mede a própria publicidade. O que a loja precisa para funcionar, como o seu carrinho, é guardado de qualquer forma.',
  analytics: 'Contagem de visitas',
  marketing: 'Publicidade',
  accept: 'Aceitar tudo',
  refuse: 'Recusar tudo',
  save: 'Salvar minha escolha',
  privacy: 'Privacidade',
  pageTitle: 'Cookies',
  saved: 'Sua escolha está salva. Você pode alterá-la aqui a qualquer momento.',
};
