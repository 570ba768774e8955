/** The questions of a farmer who looks for a moment; the server words the answers. */
export const today = {
  title: 'Today',
  /** What is asked, where there is no answer that says it. */
  job: 'Today’s work',
  night: 'Tonight',
  worth: 'Your crop',
  choose: 'Choose your crops',
  /** In the place of a verdict, where none has come. */
  unknown: 'Not known',
  missing: 'no forecast to go by',
  /** Nobody knows where the farm is. */
  noPlace: 'choose your place',
  failed: 'could not be loaded',
  sample: 'made-up weather',
  old: 'forecast too old',
}
