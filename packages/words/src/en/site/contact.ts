/** Our own contact form; its script finds what it says in the page. */
export const contact = {
  title: 'Write to us',
  name: 'Your name',
  replyTo: 'E-mail or phone',
  message: 'Your message',
  send: 'Send message',
  busy: 'Sending...',
  thanks: 'Thank you. Your message has arrived.',
  noScript: 'This form needs JavaScript to send your message.',
  incomplete: 'Please fill in all three fields.',
  tooMany: ({ seconds }: { seconds: string }) => `Too many messages. Try again in ${seconds} s.`,
  failed: 'Your message could not be sent. Please try again.',
  noNetwork: 'Network error. Please try again.',
}
