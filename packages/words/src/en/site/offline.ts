/** The page that stands where one should be that was not kept on the phone. */
export const offline = {
  title: 'No network',
  lead: 'This page can only be read with a network. What was kept on this phone can be read without.',
  /** Over the landing page, the log-in and the sign-up, where they opened without one. */
  needsNetwork: 'No network just now: logging in, signing up, and what comes from elsewhere need one.',
  dashboard: 'My farm, as last seen',
}
