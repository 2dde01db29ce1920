/** The mail to the owner about a webhook that was switched off. `{day}` is filled in. */
export const webhookNotice = {
  subject: 'A webhook is switched off',
  intro: 'No message to this address has arrived since {day}, so the shop has switched the webhook off.',
  address: 'Address',
  lost: 'Messages that waited are given up, and nothing further is sent. What was given up is listed for 30 days and can be sent again.',
  enable: 'Once the address answers again, this command switches the webhook on',
};
