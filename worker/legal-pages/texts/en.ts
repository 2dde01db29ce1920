/**
 * Texts of the legal pages that owners begin with. The instructions on withdrawal and its form are the model of Annex I to
 * Directive 2011/83/EU. Values in braces are the shop's own.
 */
export const en = {
  toFillIn: 'to fill in',

  seller: 'name and legal form of the seller',
  address: 'postal address',
  email: 'email address',
  phone: 'telephone number',
  representative: 'who represents the company',
  register: 'register and number',
  vatId: 'VAT number',
  capital: 'share capital',
  publisher: 'name of the publication director',
  host: 'name, address and telephone number of the hosting provider',
  deliveryTime: 'how long delivery takes',
  deliveryPlaces: 'where you deliver, how, and for how much',
  payments: 'ways to pay and the payment provider',
  services: 'services of others that get data of visitors, and why',
  authority: 'the data protection authority in charge',
  dispute: 'whether you take part in proceedings before a consumer arbitration board, and its address',
  law: 'the country whose law applies',

  labelRepresentative: 'Represented by: {value}',
  labelEmail: 'Email: {value}',
  labelPhone: 'Telephone: {value}',
  labelRegister: 'Register: {value}',
  labelVatId: 'VAT number: {value}',
  labelCapital: 'Share capital: {value}',
  labelPublisher: 'Publication director: {value}',
  labelHost: 'Hosting: {value}',
  contactTitle: 'Contact',
  disputeTitle: 'Consumer disputes',

  controllerTitle: 'Who is responsible',
  controller: 'Responsible for the processing of your personal data in this shop: {seller}.',
  ordersTitle: 'Orders',
  orders:
    'When you order, we process your name, your addresses, what you order and how it is paid for, in order to conclude and carry out the contract{contract}. We keep it for as long as the law asks for records of trade and tax{duty}.',
  paymentTitle: 'Payment',
  payment: 'Payments are taken by {provider}, which receives what it needs for that. We see no numbers of cards.',
  shippingTitle: 'Delivery',
  shipping:
    'Whoever delivers your order receives your name, your address and, where it is needed, your telephone number{contract}.',
  accountTitle: 'Account',
  account:
    'If you open an account, we keep your email address, your addresses and your orders in it until you delete the account{contract}.',
  mailTitle: 'Email',
  mail: 'We write to you about your order. You get a newsletter only if you have agreed to that{consent}, and each mail has a link by which you end it.',
  serverTitle: 'Servers',
  server:
    'The pages of this shop come from servers of Cloudflare, Inc. (United States), which process your IP address in order to deliver the pages and to ward off attacks{interest}.',
  visitsTitle: 'Visits',
  visitsAsked:
    'We count visits with the help of cookies only if you have agreed to that{consent}. You can change your answer at any time.',
  visitsCounted: 'We count visits in order to improve the shop{interest}.',
  visitsNone: 'We do not record visits.',
  cookiesTitle: 'Cookies',
  cookies: 'The shop sets cookies that it needs: for your cart, your sign-in, and your answer about cookies.',
  servicesTitle: 'Services of others',
  rightsTitle: 'Your rights',
  rights:
    'You may ask us what we know of you, and have it corrected, erased, restricted or handed over. You may object to processing that rests on our interests, and withdraw a consent for the future. Write to us for that.',
  complaint: 'You may complain to a data protection authority: {authority}.',
  basisContract: ' (Article 6(1)(b) GDPR)',
  basisDuty: ' (Article 6(1)(c) GDPR)',
  basisConsent: ' (Article 6(1)(a) GDPR)',
  basisInterest: ' (Article 6(1)(f) GDPR)',

  scopeTitle: 'Scope and seller',
  scope: 'These terms apply to all orders in this shop. Your contract is with {seller}.',
  conclusionTitle: 'How the contract is concluded',
  conclusion:
    'The products in the shop are no binding offer. You put products into the cart, enter your address and the way of delivery at the checkout, and can correct your entries there. By pressing the button that orders, you make a binding offer. The contract is concluded when we confirm your order by email. The mail contains the order and these terms, so that you can keep them.',
  contractLanguage: 'The contract is concluded in the language of the shop’s pages.',
  pricesTitle: 'Prices',
  pricesWithTax: 'All prices contain value added tax where it is due. Costs of delivery are shown before you order.',
  pricesPlusTax: 'Taxes and costs of delivery are added to the prices, and are shown before you order.',
  minimum: 'Orders begin at a value of {amount}.',
  payTitle: 'Payment',
  pay: 'You pay when you order, in one of the ways that the checkout shows.',
  payAt: 'You pay when you order, in one of the ways that the checkout shows. Payments are taken by {provider}.',
  deliveryTitle: 'Delivery',
  delivery: 'We deliver to the address that you name. Delivery takes {time}.',
  digital:
    'Digital products can be downloaded after the payment. You may use them for yourself, and may not pass them on.',
  subscriptionsTitle: 'Subscriptions',
  subscriptions:
    'A subscription goes on by the period that its product names, until you or we cancel it. You can cancel it at any time to the end of a period, on its page or by email.',
  withdrawalTitle: 'Right of withdrawal',
  withdrawalLink: 'Consumers have a right of withdrawal: see “{page}”.',
  guaranteeTitle: 'Liability for defects',
  guarantee: 'The statutory rights apply if something is defective.',
  lawTitle: 'Law that applies',
  lawOf:
    'The law of {country} applies. Consumers keep the protection of the mandatory rules of the country where they live.',

  modelTitle: 'Right of withdrawal',
  right: 'You have the right to withdraw from this contract within 14 days without giving any reason.',
  periodGoods:
    'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods; where several goods of one order are delivered separately, of the last good.',
  periodOther:
    'For services and digital content, the withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
  exercise:
    'To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
  online:
    'You can also exercise your right of withdrawal online at {link}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal, with its content and the date and time of its submission, on a durable medium (e.g. by e-mail) without undue delay.',
  deadline:
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  effectsTitle: 'Effects of withdrawal',
  effects:
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  withhold:
    'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  sendBack:
    'You shall send back the goods or hand them over to us ({address}), without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
  buyerPays: 'You will have to bear the direct cost of returning the goods.',
  sellerPays: 'We will bear the cost of returning the goods.',
  diminished:
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  begun:
    'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
  formTitle: 'Model withdrawal form',
  formIntro: '(complete and return this form only if you wish to withdraw from the contract)',
  formTo: 'To {seller}:',
  formNotice:
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
  formDates: 'Ordered on (*)/received on (*),',
  formName: 'Name of consumer(s),',
  formAddress: 'Address of consumer(s),',
  formSignature: 'Signature of consumer(s) (only if this form is notified on paper),',
  formDate: 'Date',
  formDelete: '(*) Delete as appropriate.',

  waysTitle: 'Delivery and its costs',
  wayPrice: '{way} ({places}): {price}',
  from: '{price} from {amount}',
  free: 'free of charge',
  fromPieces: '{price} from {n} pieces',
  everywhere: 'all other countries',
  timeTitle: 'How long delivery takes',
  time: 'Delivery takes {time}.',
  taxTitle: 'Taxes',

  returnsHow: 'If you want to send something back, write to {email}, and name your order.',
  returnsOnline: 'You can declare a withdrawal online: {link}.',
  returnsAddressTitle: 'Where you send goods back to',
  returnsCostTitle: 'Who pays for sending goods back',
  returnsMoneyTitle: 'When you get your money back',
  returnsMoney:
    'We pay back at the latest 14 days after your withdrawal, in the way in which you paid. We may wait until the goods have arrived, or until you show that you have sent them.',
  defectTitle: 'Defective goods',
} as const;

export type LegalTexts = { [Key in keyof typeof en]: string };
