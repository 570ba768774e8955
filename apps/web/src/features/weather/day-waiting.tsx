import { words } from '../../words.ts'
import './day-waiting.css'

/**
 * Takes the room of what a day allows until it is there, or says that it is not coming. Silence would look like leave.
 */
export function DayWaiting({ hasFailed }: { hasFailed: boolean }) {
  const { failed, loading } = words.weather.work
  return <p className="day-waiting">{hasFailed ? failed : loading}</p>
}
