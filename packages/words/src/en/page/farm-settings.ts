/** The way to the settings of a farm. */
export const farmSettings = {
  /** On the button, and over what it opens. */
  open: 'My farm',
  saved: 'Your farm is saved.',
  loading: 'Loading your settings...',
  failed: 'Your settings could not be fetched. They are safe.',
  close: 'Close',
}
