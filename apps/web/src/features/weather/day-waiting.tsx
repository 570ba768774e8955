import './day-waiting.css'

/** Takes the room of an opened day until it is there, or says that it is not coming. Silence would look like leave. */
export function DayWaiting({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p className="day-waiting">
      {hasFailed
        ? 'The hours of this day could not be loaded. They will be tried again when you are back online.'
        : 'Loading the hours of this day...'}
    </p>
  )
}
