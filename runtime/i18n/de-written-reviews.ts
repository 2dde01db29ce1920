import type { Catalogue } from './catalogue.ts';

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Wie gefällt Ihnen Ihr Einkauf bei {site}?',
  mailIntro:
    'Ihre Bestellung {number} ist seit einigen Tagen bei Ihnen. Wie gefällt sie Ihnen? Ob gut oder schlecht: Was Sie schreiben, hilft anderen bei der Wahl.',
  mailNote: 'Schreiben Sie, was Sie denken: Gute und schlechte Bewertungen werden gleichermaßen gezeigt.',
  mailWrite: 'Bewertung schreiben',
  mailStop: 'Keine solchen E-Mails mehr',
  mailFooter: 'Sie erhalten diese E-Mail, weil Sie bei {site} bestellt haben. Wir fragen einmal je Bestellung.',
  title: 'Bewertung schreiben',
  chooseText: 'Wählen Sie, worüber Sie schreiben möchten.',
  write: 'Bewertung schreiben',
  change: 'Ihre Bewertung ansehen oder ändern',
  rating: 'Ihre Sterne',
  reviewTitle: 'Überschrift',
  body: 'Ihre Bewertung',
  authorName: 'Ihr Name, wie andere ihn sehen',
  authorNameHint: 'Ihr Vorname genügt. Ihre E-Mail-Adresse wird nie gezeigt.',
  pictures: 'Bilder',
  picturesHint:
    'Bis zu {count} Bilder (JPEG, PNG, WebP, AVIF oder GIF) mit je höchstens {size} MB. Wir entfernen, wo und wann sie aufgenommen wurden.',
  picture: 'Bild {n}',
  uploaded: 'Bild {n} ist hochgeladen.',
  removePicture: 'Bild {n} entfernen',
  note: 'Wir lesen jede Bewertung, bevor wir sie zeigen, und zeigen gute wie schlechte. Andere sehen Ihre Sterne, Ihren Text, Ihren Namen und Ihre Bilder, und dass Sie den Artikel gekauft haben.',
  send: 'Bewertung abschicken',
  ratingMissing: 'Bitte wählen Sie einen bis fünf Sterne.',
  nameIsAddress: 'Bitte wählen Sie einen Namen ohne E-Mail-Adresse.',
  pictureUnreadable:
    '„{name}“ ist kein Bild, das wir zeigen können. Bitte wählen Sie ein JPEG, PNG, WebP, AVIF oder GIF.',
  pictureTooLarge: '„{name}“ hat mehr als {size} MB. Bitte wählen Sie ein kleineres Bild.',
  tooManyPictures: 'Eine Bewertung kann höchstens {count} Bilder haben.',
  uploadTooLarge:
    'Ihre Bilder sind zusammen zu groß, deshalb wurde nichts abgeschickt. Bitte gehen Sie zurück, wo noch steht, was Sie geschrieben haben, und wählen Sie kleinere.',
  sentTitle: 'Vielen Dank für Ihre Bewertung',
  sentText:
    'Wir lesen sie, bevor wir sie zeigen. Über den Link in unserer E-Mail können Sie sie jederzeit ändern oder zurückziehen.',
  picturesLost:
    'Ihre Bewertung ist gespeichert, aber Ihre Bilder konnten nicht gespeichert werden. Bitte fügen Sie sie später über denselben Link hinzu.',
  pending: 'Ihre Bewertung wurde noch nicht gelesen, deshalb sieht sie niemand.',
  approved:
    'Alle können Ihre Bewertung sehen. Wenn Sie sie ändern, ist sie verborgen, bis wir sie wieder gelesen haben.',
  rejected: 'Wir zeigen diese Bewertung nicht. Wenn Sie sie ändern, lesen wir sie noch einmal.',
  withdraw: 'Diese Bewertung zurückziehen',
  withdrawText: 'Ihre Bewertung wird mit ihren Bildern endgültig gelöscht.',
  withdrawButton: 'Bewertung löschen',
  withdrawnTitle: 'Ihre Bewertung ist gelöscht',
  withdrawnText:
    'Niemand kann sie mehr sehen, und ihre Bilder sind auch gelöscht. Über denselben Link können Sie eine neue schreiben.',
  already:
    'Über diesen Link wurde der Artikel schon bewertet. Geben Sie die E-Mail-Adresse der Bestellung ein, um die Bewertung zu sehen, zu ändern oder zurückzuziehen.',
  prove: 'Bewertung zeigen',
  others: 'Sie können auch hierüber schreiben',
  toItem: 'Artikel ansehen',
  closedTitle: 'Diese Bestellung kann nicht bewertet werden',
  refunded: 'Sie wurde erstattet.',
  nothingLeft: 'Was Sie gekauft haben, wird hier nicht mehr verkauft.',
  stopTitle: 'Keine Bitten um Bewertungen mehr',
  stopText: 'Möchten Sie von {site} keine E-Mails mehr erhalten, die um eine Bewertung bitten?',
  stopButton: 'Ja, keine mehr',
  stoppedText: '{site} bittet Sie nicht mehr um Bewertungen. Die E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
};
