/** Questions of the Today panel. The server provides the answers. */
export const today = {
  title: 'Today',
  /** Labels shown if no answer contains them. */
  job: 'Today’s work',
  night: 'Tonight',
  worth: 'Your crop',
  choose: 'Choose your crops',
  unknown: 'Not known',
  missing: 'no forecast available',
  /** Shown if the farm has no location yet. */
  noPlace: 'choose your place',
  failed: 'could not be loaded',
  sample: 'made-up weather',
  old: 'forecast too old',
}
