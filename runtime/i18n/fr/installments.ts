import type { InstallmentInfoTexts, InstallmentTexts } from '../en/installments.ts';

/** French as spoken in Canada. */
export const installments: InstallmentTexts = {
  or: 'ou {installmentStr} avec',
  payments: '{numInstallments} paiements sans intérêt de {amount}',
  line: 'ou {numInstallments} paiements sans intérêt de {amount} avec',
  upTo: 'offert pour les commandes jusqu’à {amount}',
  over: 'offert pour les commandes de plus de {amount}',
};

export const installmentsInfo: InstallmentInfoTexts = {
  title: 'Payez en plusieurs fois avec {provider}',
  intro: 'Profitez-en dès maintenant et payez en plusieurs parts, sans intérêt.',
  choose: 'Ajoutez vos articles au panier, puis choisissez {provider} au moment du paiement.',
  first: 'Payez la première part au moment de la commande.',
  rest: 'Payez les autres aux dates que {provider} vous indique avant que vous acceptiez.',
  terms:
    '{provider} décide s’il peut vous proposer ce paiement. Ses propres conditions s’appliquent et peuvent prévoir des frais de retard.',
};
