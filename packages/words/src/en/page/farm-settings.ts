/** The way to the settings of a farm. */
export const farmSettings = {
  open: 'My farm',
  title: 'My farm',
  saved: 'Your farm is saved.',
  loading: 'Loading your settings...',
  failed: 'Your settings could not be fetched. They are safe.',
  tryAgain: 'Try again',
  close: 'Close',
}
