export const farmSettings = {
  /** Button label and panel heading. */
  open: 'My farm',
  saved: 'Your farm is saved.',
  loading: 'Loading your settings...',
  failed: 'Your settings could not be loaded. They are safe.',
  close: 'Close',
}
