/** What every screen of the application may say. */
export const application = {
  product: 'Smart Farming',
  /** The browser's tab. */
  titled: ({ title }: { title: string }) => `${title} · Smart Farming`,
  loading: 'Loading...',
  home: 'Back to home',
  notFound: {
    title: '404 - Page Not Found',
    lead: 'This address may be mistyped.',
  },
  /** The whole screen failed. */
  failure: {
    title: 'This page did not load',
    lead: 'The connection may be poor, or this is our mistake. Saved data is safe.',
  },
  /** Beside whatever could not be loaded. */
  again: 'Try again',
}
