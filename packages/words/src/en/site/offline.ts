/** The page that stands where one should be that was not kept on the phone. */
export const offline = {
  title: 'No network',
  lead: 'This page can only be read with a network. What was kept on this phone can be read without.',
  /** Over the landing page, the log-in and the sign-up, where they opened without one. */
  needsNetwork:
    'No network just now, or one that wants a sign-in first: logging in, signing up, and what comes from elsewhere need one.',
  dashboard: 'My farm, as last seen',
  /** Where the farm was to be opened, and could not. */
  notKept:
    'Nothing of your farm is kept on this phone. If you were logged in you still are: it opens when the network is back.',
  tryAgain: 'Try again',
}
