export const application = {
  product: 'Smart Farming',
  titled: ({ title }: { title: string }) => `${title} · Smart Farming`,
  loading: 'Loading...',
  home: 'Back to home',
  notFound: {
    title: '404 - Page Not Found',
    lead: 'This address may be mistyped.',
  },
  /** Shown if the whole screen fails to render. */
  failure: {
    title: 'This page did not load',
    lead: 'Your connection may be poor, or the fault is ours. Saved data is safe.',
  },
  /** Shown next to anything that failed to load. */
  again: 'Try again',
}
