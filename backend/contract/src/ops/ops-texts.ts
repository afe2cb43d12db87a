export const opsTexts = {
  mailbox: 'Mailbox',
  noMail: 'No message has been sent yet.',
  mailIsSent: 'Messages go out through the mail server; none are kept here.',
  to: 'To',
  sent: 'Sent',
  asText: 'As text',
} as const;
