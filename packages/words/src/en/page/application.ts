/** Texts that any screen may show. */
export const application = {
  product: 'Smart Farming',
  /** Title of the browser tab. */
  titled: ({ title }: { title: string }) => `${title} · Smart Farming`,
  loading: 'Loading...',
  home: 'Back to home',
  notFound: {
    title: '404 - Page Not Found',
    lead: 'This address may be mistyped.',
  },
  /** The whole screen failed to render. */
  failure: {
    title: 'This page did not load',
    lead: 'The connection may be poor, or this is our mistake. Saved data is safe.',
  },
  /** Next to anything that failed to load. */
  again: 'Try again',
}
