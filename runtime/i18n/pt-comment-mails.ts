import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Um comentário espera por você: {item}',
  intro: '{author} escreveu um comentário em “{item}”. Os visitantes o verão quando você o aprovar.',
  reported: 'Visitantes denunciaram um comentário em “{item}”. Ele fica oculto até você decidir.',
  more: 'Mais comentários esperam por você',
  moreIntro: 'Na última hora chegaram mais comentários. Este comando lista todos.',
  open: 'Abrir a página',
  approve: 'Para mostrá-lo aos visitantes',
  spam: 'Se for spam',
  list: 'Para ver todos os que esperam',
  footer: 'Você recebe no máximo dois destes e-mails por hora.',
};
