import './day-waiting.css'

/**
 * Takes the room of what a day allows until it is there, or says that it is not coming. Silence would look like leave.
 */
export function DayWaiting({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p className="day-waiting">
      {hasFailed
        ? 'What this day allows could not be loaded. It will be tried again when you are back online.'
        : 'Loading what this day allows...'}
    </p>
  )
}
