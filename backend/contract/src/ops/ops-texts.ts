export const opsTexts = {
  mailbox: 'Mailbox',
  noMail: 'No emails sent yet.',
  mailIsSent: 'Emails are sent through the mail server, so none are kept here.',
  to: 'To',
  sent: 'Sent',
  asText: 'Plain text',
} as const;
