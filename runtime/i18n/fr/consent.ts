import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Votre choix sur les cookies',
  text: 'Avec votre accord, cette boutique compte les visites pour voir ce qui fonctionne, et mesure sa publicité. Ce dont la boutique a besoin, comme votre panier, est conservé dans tous les cas.',
  analytics: 'Compter les visites',
  marketing: 'Publicité',
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  save: 'Enregistrer mon choix',
  privacy: 'Confidentialité',
  pageTitle: 'Cookies',
  saved: 'Votre choix est enregistré. Vous pouvez le modifier ici à tout moment.',
};
