/** Texts of parcels: who carries them, their numbers, and steps that were recorded by mistake. */
export const parcelTexts = {
  carrier: 'Carrier',
  noCarrier: 'Not named',
  anotherCarrier: 'Another carrier',
  carriersName: 'Name of the carrier',
  trackingNumberOrLink: 'Tracking number or link (optional)',
  buyersGetALink: 'Buyers get a link to the tracking page of {carrier}.',
  buyersSeeTheNumber: 'Without a carrier from the list, buyers see the number alone. You can paste a link instead.',
  enterANumberOrLink: 'Enter a tracking number, such as 1Z9999999999999999, or a link that begins with https://.',
  buyerGetsAMail: 'The buyer gets a mail about this parcel. You can correct the carrier and the number later.',
  trackingNumberIs: 'Tracking number: {number}',

  correctTracking: 'Correct the tracking…',
  correctTheTracking: 'Correct the tracking',
  saveTracking: 'Save the tracking',
  tellTheBuyer: 'Send the buyer a mail with the new tracking',
  trackingIsSaved: 'The tracking is saved.',
  trackingWasCorrected: 'The tracking of a parcel was corrected.',

  takeBack: 'Take back…',
  takeBackAction: 'Take it back',
  takeBackParcel: 'Take back this parcel?',
  takeBackParcelText:
    'Its goods count as not sent again. A mail about the parcel that still waits is not sent; a mail that has gone out stays with the buyer, whose page of the order then says that the parcel is still to come.',
  takeBackPacked: 'Take back that the order is packed?',
  takeBackPackedText: 'The order is to pack again. Buyers get no mail about packing, so none has gone out.',
  parcelTakenBack: 'The parcel is taken back.',
  packedTakenBack: 'The order is to pack again.',
  parcelWasTakenBack: 'A parcel was taken back, because it had not been sent.',
  packingWasTakenBack: 'It was taken back that the order was packed.',
} as const;
