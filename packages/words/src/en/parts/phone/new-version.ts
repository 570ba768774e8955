export const newVersion = {
  isReady: 'A new version is ready.',
  take: 'Use it now',
}
