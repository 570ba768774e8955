/** Shown instead of a page that is not saved on the phone. */
export const offline = {
  title: 'No network',
  lead: 'This page needs a connection. Pages saved on this phone open without one.',
  /** Shown above the landing, login and sign-up pages when they are opened offline. */
  needsNetwork:
    'You’re offline, or this network asks you to sign in first. Logging in and signing up need a connection.',
  dashboard: 'My farm, as last seen',
  /** Shown if the farm could not be opened offline. */
  notKept:
    'Your farm is not saved on this phone. If you were logged in, you still are: it opens when the network is back.',
  tryAgain: 'Try again',
}
