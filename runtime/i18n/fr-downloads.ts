/** The French texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Vos téléchargements',
  button: 'Télécharger',
  left: 'encore {count|fr|one=# téléchargement|other=# téléchargements}, jusqu’au {date}',
  expired: 'le lien a expiré',
  usedUp: 'tous les téléchargements ont été utilisés',
  closed: 'le lien est fermé',
  waiting:
    'Il n’y a pas encore de fichier pour : {products}. {site} vous enverra le lien par e-mail dès qu’il sera prêt.',
  ownerWaiting:
    'Il manque à cette commande des fichiers de : {products}. Ajoutez-les avec `npm run owner -- files add`, puis envoyez-les avec `npm run owner -- downloads give {number}`.',
  termsReady:
    'Vous pouvez télécharger {products} dès le paiement, jusqu’à {times} fois en {days|fr|one=# jour|other=# jours}. Les liens se trouvent aussi dans votre e-mail.',
  withdrawalConsent:
    'Je demande expressément à recevoir mes téléchargements immédiatement, avant la fin du délai de rétractation. Je reconnais perdre ainsi mon droit de rétractation pour ceux-ci.',
  consentMissing: 'Pour commander des téléchargements, il faut accepter qu’ils commencent immédiatement.',
  consentTitle: 'Accord pour le téléchargement immédiat',
  consentGiven: 'Donné le {time} : « {text} »',
  expiredTitle: 'Ce lien a expiré',
  expiredText: 'Veuillez demander un nouveau lien à {site} en indiquant votre commande {number}.',
  usedUpTitle: 'Tous les téléchargements ont été utilisés',
  usedUpText:
    'Ce fichier a été téléchargé autant de fois que son lien le permet. Veuillez demander un nouveau lien à {site} en indiquant votre commande {number}.',
  closedTitle: 'Ce téléchargement est fermé',
  closedText:
    'La commande a été remboursée, ou la boutique a fermé le lien. Si vous pensez qu’il s’agit d’une erreur, veuillez écrire à {site} en indiquant votre commande {number}.',
  replacedTitle: 'Il existe un lien plus récent',
  replacedText:
    '{site} vous a envoyé un nouveau lien par e-mail, celui-ci ne fonctionne donc plus. Si vous ne trouvez pas cet e-mail, veuillez en demander un autre à {site} en indiquant votre commande {number}.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail ou le copier en entier.',
  unavailableTitle: 'Le fichier n’est pas disponible pour le moment',
  unavailableText:
    'Veuillez réessayer dans quelques minutes. Cette tentative n’a pas utilisé de téléchargement. Si cela ne fonctionne toujours pas, veuillez écrire à {site} en indiquant votre commande {number}.',
  renewedSubject: 'Nouveau lien de téléchargement pour votre commande {number}',
  renewedIntro:
    '{site} a créé un nouveau lien pour un fichier de votre commande {number}. L’ancien lien ne fonctionne plus.',
  givenSubject: 'Des fichiers de votre commande {number} sont prêts',
  givenIntro: 'Vous pouvez maintenant télécharger d’autres fichiers de votre commande {number}.',
  mailFooter: 'Vous recevez cet e-mail parce qu’un article numérique a été commandé avec votre adresse.',
};
