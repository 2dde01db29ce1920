import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Komentarz czeka na decyzję: {item}',
  intro: 'Nowy komentarz pod „{item}”, autor: {author}. Odwiedzający zobaczą go po zatwierdzeniu.',
  reported: 'Odwiedzający zgłosili komentarz pod „{item}”. Pozostanie ukryty do czasu decyzji.',
  more: 'Na decyzję czekają kolejne komentarze',
  moreIntro: 'W ciągu ostatniej godziny pojawiły się kolejne komentarze. To polecenie wyświetla je wszystkie.',
  open: 'Otwórz stronę',
  approve: 'Aby pokazać go odwiedzającym',
  spam: 'Jeśli to spam',
  list: 'Aby zobaczyć wszystkie oczekujące',
  footer: 'Takie wiadomości przychodzą najwyżej dwa razy na godzinę.',
};
