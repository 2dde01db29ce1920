import type { Catalogue } from './catalogue.ts';

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Que pensez-vous de votre achat chez {site} ?',
  mailIntro:
    'Votre commande {number} vous est parvenue il y a quelques jours. Vous plaît-elle ? Bon ou mauvais, ce que vous écrivez aide les autres à choisir.',
  mailNote: 'Écrivez ce que vous en pensez : les bons et les mauvais avis sont montrés de la même façon.',
  mailWrite: 'Écrire un avis',
  mailStop: 'Ne plus recevoir d’e-mails comme celui-ci',
  mailFooter: 'Vous recevez cet e-mail parce que vous avez commandé chez {site}. Nous demandons une fois par commande.',
  title: 'Écrire un avis',
  chooseText: 'Choisissez ce dont vous voulez parler.',
  write: 'Écrire un avis',
  change: 'Voir ou modifier votre avis',
  rating: 'Votre note',
  reviewTitle: 'Titre',
  body: 'Votre avis',
  authorName: 'Votre nom, tel que les autres le verront',
  authorNameHint: 'Votre prénom suffit. Votre adresse e-mail n’est jamais montrée.',
  pictures: 'Photos',
  picturesHint:
    'Jusqu’à {count} photos (JPEG, PNG, WebP, AVIF ou GIF) de {size} Mo au plus chacune. Nous retirons le lieu et la date de la prise de vue.',
  picture: 'Photo {n}',
  uploaded: 'La photo {n} est envoyée.',
  removePicture: 'Retirer la photo {n}',
  note: 'Nous lisons chaque avis avant de le montrer, et nous montrons les bons comme les mauvais. Les autres verront vos étoiles, votre texte, votre nom et vos photos, et que vous avez acheté l’article.',
  send: 'Envoyer l’avis',
  ratingMissing: 'Veuillez choisir d’une à cinq étoiles.',
  nameIsAddress: 'Veuillez choisir un nom sans adresse e-mail.',
  pictureUnreadable:
    '« {name} » n’est pas une image que nous pouvons montrer. Veuillez choisir un fichier JPEG, PNG, WebP, AVIF ou GIF.',
  pictureTooLarge: '« {name} » dépasse {size} Mo. Veuillez choisir une image plus petite.',
  tooManyPictures: 'Un avis peut avoir {count} photos au plus.',
  uploadTooLarge:
    'Vos photos sont trop lourdes ensemble, rien n’a donc été envoyé. Revenez en arrière, où ce que vous avez écrit est encore là, et choisissez-en de plus petites.',
  sentTitle: 'Merci pour votre avis',
  sentText:
    'Nous le lisons avant de le montrer. Vous pouvez le modifier ou le retirer à tout moment par le lien de notre e-mail.',
  picturesLost:
    'Votre avis est enregistré, mais vos photos n’ont pas pu l’être. Veuillez les ajouter plus tard par le même lien.',
  pending: 'Votre avis n’a pas encore été lu, personne ne le voit donc.',
  approved: 'Tout le monde peut voir votre avis. Si vous le modifiez, il est caché jusqu’à ce que nous l’ayons relu.',
  rejected: 'Nous ne montrons pas cet avis. Si vous le modifiez, nous le relisons.',
  withdraw: 'Retirer cet avis',
  withdrawText: 'Votre avis est supprimé pour de bon, avec ses photos.',
  withdrawButton: 'Supprimer l’avis',
  withdrawnTitle: 'Votre avis est supprimé',
  withdrawnText:
    'Plus personne ne peut le voir, et ses photos sont supprimées aussi. Vous pouvez en écrire un autre par le même lien.',
  already:
    'Cet article a déjà reçu un avis par ce lien. Saisissez l’adresse e-mail de la commande pour voir, modifier ou retirer l’avis.',
  prove: 'Voir mon avis',
  others: 'Vous pouvez aussi parler de',
  toItem: 'Voir l’article',
  closedTitle: 'Cette commande ne peut pas recevoir d’avis',
  refunded: 'Elle a été remboursée.',
  nothingLeft: 'Ce que vous avez acheté n’est plus vendu ici.',
  stopTitle: 'Plus de demandes d’avis',
  stopText: 'Voulez-vous ne plus recevoir d’e-mails de {site} qui demandent un avis ?',
  stopButton: 'Oui, je n’en veux plus',
  stoppedText: '{site} ne vous demandera plus d’avis. Vous recevrez toujours les e-mails sur vos commandes.',
};
