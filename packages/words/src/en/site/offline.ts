/** Replaces a page that is not saved on the phone. */
export const offline = {
  title: 'No network',
  lead: 'This page can only be read with a network. What was kept on this phone can be read without.',
  /** Above the landing, log-in and sign-up pages when opened offline. */
  needsNetwork:
    'No network just now, or one that wants a sign-in first: logging in, signing up, and what comes from elsewhere need one.',
  dashboard: 'My farm, as last seen',
  /** When the farm could not be opened offline. */
  notKept:
    'Nothing of your farm is kept on this phone. If you were logged in you still are: it opens when the network is back.',
  tryAgain: 'Try again',
}
