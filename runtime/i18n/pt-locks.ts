import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Este site está protegido',
  siteText: 'Digite a senha para ver {site}.',
  pageTitle: 'Esta página está protegida',
  pageText: 'Digite a senha para vê-la. Se você não a tem, peça a {site}.',
  password: 'Senha',
  button: 'Continuar',
  wrong: 'Esta senha está errada. Confira e tente de novo.',
  tooMany: 'Houve tentativas demais. Tente de novo em {minutes|pt|one=# minuto|other=# minutos}.',
};
