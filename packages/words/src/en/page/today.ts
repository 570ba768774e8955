/** The questions answered at a glance. The server words the answers. */
export const today = {
  title: 'Today',
  /** Labels, for when no answer contains them. */
  job: 'Today’s work',
  night: 'Tonight',
  worth: 'Your crop',
  choose: 'Choose your crops',
  /** Placeholder for a missing verdict. */
  unknown: 'Not known',
  missing: 'no forecast to go by',
  /** The farm has no location yet. */
  noPlace: 'choose your place',
  failed: 'could not be loaded',
  sample: 'made-up weather',
  old: 'forecast too old',
}
