/** The form's script reads these texts from the page. */
export const contact = {
  title: 'Write to us',
  name: 'Your name',
  replyTo: 'E-mail or phone',
  message: 'Your message',
  /** Start of a message from a user without a recovery code. */
  cannotLogIn: 'I cannot log in. My username: ',
  send: 'Send message',
  busy: 'Sending...',
  thanks: 'Thank you. Your message has arrived.',
  noScript: 'This form needs JavaScript to send your message.',
  incomplete: 'Please fill in all three fields.',
  tooMany: ({ seconds }: { seconds: string }) => `Too many messages. Try again in ${seconds} s.`,
  failed: 'Your message could not be sent. Please try again.',
  noNetwork: 'Network error. Please try again.',
  sendWhenBack: 'Send it when the network is back',
  cannotWait: 'This phone saves nothing, so it cannot be sent later.',
  waits: 'Will be sent when the network is back and this page or your dashboard is open:',
  refused: 'Could not be sent:',
  remove: 'Remove',
}
