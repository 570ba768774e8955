/** Entry to the farm's settings. */
export const farmSettings = {
  /** Label of the button, and heading of the panel. */
  open: 'My farm',
  saved: 'Your farm is saved.',
  loading: 'Loading your settings...',
  failed: 'Your settings could not be fetched. They are safe.',
  close: 'Close',
}
