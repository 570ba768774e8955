/** The page that stands where one should be that was not kept on the phone. */
export const offline = {
  title: 'No network',
  lead: 'This page can only be read with a network. What was kept on this phone can be read without.',
  dashboard: 'My farm, as last seen',
}
