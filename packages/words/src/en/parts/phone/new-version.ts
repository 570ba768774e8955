/** The line over the page when a newer one has come. */
export const newVersion = {
  isReady: 'A new version is ready.',
  take: 'Use it now',
}
