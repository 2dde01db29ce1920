import type { Catalogue } from './catalogue.ts';

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Hoe bevalt wat je bij {site} hebt gekocht?',
  mailIntro:
    'Je bestelling {number} is een paar dagen geleden bij je aangekomen. Hoe bevalt ze? Goed of slecht, wat je schrijft helpt anderen kiezen.',
  mailNote: 'Schrijf wat je ervan vindt: de winkel toont goede en slechte beoordelingen.',
  mailWrite: 'Schrijf een beoordeling',
  mailStop: 'Geen e-mails zoals deze meer',
  mailFooter:
    'Je krijgt deze e-mail omdat je bij {site} een bestelling hebt geplaatst. We vragen het één keer per bestelling.',
  title: 'Schrijf een beoordeling',
  chooseText: 'Kies waarover je wilt schrijven.',
  write: 'Schrijf een beoordeling',
  change: 'Je beoordeling bekijken of wijzigen',
  rating: 'Je waardering',
  reviewTitle: 'Titel',
  body: 'Je beoordeling',
  authorName: 'Je naam, zoals anderen hem zien',
  authorNameHint: 'Je voornaam is genoeg. Je e-mailadres wordt nooit getoond.',
  pictures: 'Foto’s',
  picturesHint:
    'Maximaal {count} afbeeldingen (JPEG, PNG, WebP, AVIF of GIF) van elk maximaal {size} MB. We verwijderen waar en wanneer ze zijn gemaakt.',
  picture: 'Afbeelding {n}',
  uploaded: 'Afbeelding {n} is geüpload.',
  removePicture: 'Afbeelding {n} verwijderen',
  note: 'We lezen elke beoordeling voordat we haar tonen, en we tonen goede en slechte. Anderen zien je sterren, je tekst, je naam en je afbeeldingen, en dat je het artikel hebt gekocht.',
  send: 'Beoordeling versturen',
  ratingMissing: 'Kies een tot vijf sterren.',
  nameIsAddress: 'Kies een naam zonder e-mailadres.',
  pictureUnreadable: '“{name}” is geen afbeelding die we kunnen tonen. Kies een JPEG, PNG, WebP, AVIF of GIF.',
  pictureTooLarge: '“{name}” is groter dan {size} MB. Kies een kleinere afbeelding.',
  tooManyPictures: 'Een beoordeling kan maximaal {count} afbeeldingen hebben.',
  uploadTooLarge:
    'Je afbeeldingen zijn samen te groot, dus er is niets verstuurd. Ga terug, waar wat je hebt getypt er nog staat, en kies kleinere.',
  sentTitle: 'Bedankt voor je beoordeling',
  sentText:
    'We lezen haar voordat we haar tonen. Je kunt haar altijd wijzigen of intrekken via de link in onze e-mail.',
  picturesLost:
    'Je beoordeling is opgeslagen, maar je afbeeldingen konden niet worden bewaard. Voeg ze later toe via dezelfde link.',
  pending: 'Je beoordeling is nog niet gelezen, dus niemand ziet haar.',
  approved: 'Iedereen kan je beoordeling zien. Wijzig je haar, dan is ze verborgen tot we haar opnieuw hebben gelezen.',
  rejected: 'We tonen deze beoordeling niet. Wijzig je haar, dan lezen we haar opnieuw.',
  withdraw: 'Deze beoordeling intrekken',
  withdrawText: 'Je beoordeling wordt met de afbeeldingen definitief verwijderd.',
  withdrawButton: 'Beoordeling verwijderen',
  withdrawnTitle: 'Je beoordeling is verwijderd',
  withdrawnText:
    'Niemand kan haar meer zien, en ook de afbeeldingen zijn verwijderd. Je kunt via dezelfde link een nieuwe schrijven.',
  already:
    'Dit artikel is via deze link al beoordeeld. Vul het e-mailadres van de bestelling in om de beoordeling te zien, te wijzigen of in te trekken.',
  prove: 'Mijn beoordeling tonen',
  others: 'Je kunt ook schrijven over',
  toItem: 'Artikel bekijken',
  closedTitle: 'Deze bestelling kan niet worden beoordeeld',
  refunded: 'Ze is terugbetaald.',
  nothingLeft: 'Wat je hebt gekocht, wordt hier niet meer verkocht.',
  stopTitle: 'Geen verzoeken om beoordelingen meer',
  stopText: 'Wil je van {site} geen e-mails meer die om een beoordeling vragen?',
  stopButton: 'Nee, stuur ze niet meer',
  stoppedText: '{site} vraagt je niet meer om beoordelingen. De e-mails over je bestellingen krijg je nog wel.',
};
