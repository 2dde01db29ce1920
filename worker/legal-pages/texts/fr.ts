import type { LegalTexts } from './en.ts';

/** The shop speaks formally. The instructions on withdrawal are the model of the annex to article R. 221-3 of the code. */
export const fr: LegalTexts = {
  toFillIn: 'à compléter',

  seller: 'nom et forme juridique du vendeur',
  address: 'adresse postale',
  email: 'adresse e-mail',
  phone: 'numéro de téléphone',
  representative: 'qui représente la société',
  register: 'registre et numéro d’immatriculation',
  vatId: 'numéro de TVA intracommunautaire',
  capital: 'capital social',
  publisher: 'nom du directeur de la publication',
  host: 'nom, adresse et téléphone de l’hébergeur',
  deliveryTime: 'délai de livraison',
  deliveryPlaces: 'où, comment et à quel prix vous livrez',
  payments: 'moyens de paiement et prestataire',
  services: 'services tiers qui reçoivent des données des visiteurs, et leur finalité',
  authority: 'autorité de protection des données compétente',
  dispute: 'nom et coordonnées du médiateur de la consommation',
  law: 'pays dont le droit s’applique',

  labelRepresentative: 'Représentée par : {value}',
  labelEmail: 'E-mail : {value}',
  labelPhone: 'Téléphone : {value}',
  labelRegister: 'Immatriculation : {value}',
  labelVatId: 'Numéro de TVA : {value}',
  labelCapital: 'Capital social : {value}',
  labelPublisher: 'Directeur de la publication : {value}',
  labelHost: 'Hébergement : {value}',
  contactTitle: 'Contact',
  disputeTitle: 'Litiges de consommation',

  controllerTitle: 'Responsable du traitement',
  controller: 'Responsable du traitement de vos données personnelles dans cette boutique : {seller}.',
  ordersTitle: 'Commandes',
  orders:
    'Lorsque vous commandez, nous traitons votre nom, vos adresses, votre commande et son paiement, afin de conclure et d’exécuter le contrat{contract}. Nous conservons ces données aussi longtemps que le droit commercial et fiscal l’exige{duty}.',
  paymentTitle: 'Paiement',
  payment:
    'Les paiements sont traités par {provider}, qui reçoit les données nécessaires. Nous ne voyons aucun numéro de carte.',
  shippingTitle: 'Livraison',
  shipping:
    'Le transporteur de votre commande reçoit votre nom, votre adresse et, si nécessaire, votre numéro de téléphone{contract}.',
  accountTitle: 'Compte',
  account:
    'Si vous créez un compte, nous y conservons votre adresse e-mail, vos adresses et vos commandes jusqu’à ce que vous supprimiez le compte{contract}.',
  mailTitle: 'E-mail',
  mail: 'Nous vous écrivons au sujet de votre commande. Vous ne recevez une newsletter que si vous y avez consenti{consent} ; chaque message contient un lien de désinscription.',
  serverTitle: 'Serveurs',
  server:
    'Les pages de cette boutique proviennent de serveurs de Cloudflare, Inc. (États-Unis), qui traitent votre adresse IP pour transmettre les pages et repousser les attaques{interest}.',
  visitsTitle: 'Visites',
  visitsAsked:
    'Nous ne comptons les visites à l’aide de cookies que si vous y avez consenti{consent}. Vous pouvez modifier votre réponse à tout moment.',
  visitsCounted: 'Nous comptons les visites afin d’améliorer la boutique{interest}.',
  visitsNone: 'Nous n’enregistrons pas les visites.',
  cookiesTitle: 'Cookies',
  cookies:
    'La boutique dépose les cookies dont elle a besoin : pour votre panier, votre connexion et votre réponse au sujet des cookies.',
  servicesTitle: 'Services tiers',
  rightsTitle: 'Vos droits',
  rights:
    'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation ou leur portabilité. Vous pouvez vous opposer à un traitement fondé sur nos intérêts et retirer un consentement pour l’avenir. Écrivez-nous pour cela.',
  complaint: 'Vous pouvez introduire une réclamation auprès d’une autorité de protection des données : {authority}.',
  basisContract: ' (article 6, paragraphe 1, point b), du RGPD)',
  basisDuty: ' (article 6, paragraphe 1, point c), du RGPD)',
  basisConsent: ' (article 6, paragraphe 1, point a), du RGPD)',
  basisInterest: ' (article 6, paragraphe 1, point f), du RGPD)',

  scopeTitle: 'Champ d’application et vendeur',
  scope:
    'Les présentes conditions s’appliquent à toutes les commandes passées dans cette boutique. Votre contrat est conclu avec {seller}.',
  conclusionTitle: 'Conclusion du contrat',
  conclusion:
    'Les articles présentés dans la boutique ne constituent pas une offre ferme. Vous ajoutez des articles au panier, indiquez votre adresse et le mode de livraison sur la page de paiement, et pouvez y corriger vos saisies. En appuyant sur le bouton de commande, vous faites une offre ferme. Le contrat est conclu lorsque nous confirmons votre commande par e-mail. Ce message contient la commande et les présentes conditions, afin que vous puissiez les conserver.',
  contractLanguage: 'Le contrat est conclu dans la langue des pages de la boutique.',
  pricesTitle: 'Prix',
  pricesWithTax:
    'Tous les prix comprennent la TVA lorsqu’elle est due. Les frais de livraison sont indiqués avant la commande.',
  pricesPlusTax: 'Les taxes et les frais de livraison s’ajoutent aux prix et sont indiqués avant la commande.',
  minimum: 'Les commandes sont possibles à partir de {amount}.',
  payTitle: 'Paiement',
  pay: 'Vous payez lors de la commande, par l’un des moyens indiqués sur la page de paiement.',
  payAt:
    'Vous payez lors de la commande, par l’un des moyens indiqués sur la page de paiement. Les paiements sont traités par {provider}.',
  deliveryTitle: 'Livraison',
  delivery: 'Nous livrons à l’adresse que vous indiquez. Délai de livraison : {time}.',
  digital:
    'Les articles numériques peuvent être téléchargés après le paiement. Vous pouvez les utiliser pour vous-même et ne pouvez pas les transmettre.',
  subscriptionsTitle: 'Abonnements',
  subscriptions:
    'Un abonnement se poursuit par périodes indiquées avec l’article, jusqu’à sa résiliation par vous ou par nous. Vous pouvez le résilier à tout moment pour la fin d’une période, sur sa page ou par e-mail.',
  withdrawalTitle: 'Droit de rétractation',
  withdrawalLink: 'Les consommateurs disposent d’un droit de rétractation : voir « {page} ».',
  guaranteeTitle: 'Garanties légales',
  guarantee: 'Les droits légaux s’appliquent en cas de défaut.',
  lawTitle: 'Droit applicable',
  lawOf:
    'Le droit du pays suivant s’applique : {country}. Les consommateurs conservent la protection des règles impératives du pays où ils résident.',

  modelTitle: 'Droit de rétractation',
  right:
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
  periodGoods:
    'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du bien ; si plusieurs biens d’une même commande sont livrés séparément, du dernier bien.',
  periodOther:
    'Pour les services et les contenus numériques, le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
  exercise:
    'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.',
  online:
    'Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse {link}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans délai un accusé de réception de la rétractation, avec son contenu ainsi que la date et l’heure de son envoi, sur un support durable (par exemple, par courrier électronique).',
  deadline:
    'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
  effectsTitle: 'Effets de la rétractation',
  effects:
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
  withhold:
    'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
  sendBack:
    'Vous devrez renvoyer ou rendre le bien, à nous-mêmes ({address}), sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
  buyerPays: 'Vous devrez prendre en charge les frais directs de renvoi du bien.',
  sellerPays: 'Nous prendrons en charge les frais de renvoi du bien.',
  diminished:
    'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
  begun:
    'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
  formTitle: 'Modèle de formulaire de rétractation',
  formIntro:
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  formTo: 'À l’attention de {seller} :',
  formNotice:
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
  formDates: 'Commandé le (*)/reçu le (*) :',
  formName: 'Nom du (des) consommateur(s) :',
  formAddress: 'Adresse du (des) consommateur(s) :',
  formSignature:
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
  formDate: 'Date :',
  formDelete: '(*) Rayez la mention inutile.',

  waysTitle: 'Livraison et frais',
  wayPrice: '{way} ({places}) : {price}',
  from: '{price} à partir de {amount}',
  free: 'gratuit',
  fromPieces: '{price} à partir de {n} pièces',
  everywhere: 'tous les autres pays',
  timeTitle: 'Délai de livraison',
  time: 'Délai de livraison : {time}.',
  taxTitle: 'Taxes',

  returnsHow: 'Si vous souhaitez renvoyer un article, écrivez à {email} en indiquant votre commande.',
  returnsOnline: 'Vous pouvez déclarer une rétractation en ligne : {link}.',
  returnsAddressTitle: 'Où renvoyer les articles',
  returnsCostTitle: 'Qui paie le renvoi',
  returnsMoneyTitle: 'Quand vous êtes remboursé',
  returnsMoney:
    'Nous remboursons au plus tard 14 jours après votre rétractation, par le moyen que vous avez utilisé pour payer. Nous pouvons attendre que les articles soient arrivés ou que vous prouviez leur envoi.',
  defectTitle: 'Articles défectueux',
};
