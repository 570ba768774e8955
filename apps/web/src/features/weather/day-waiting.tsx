import { words } from '../../words.ts'
import './day-waiting.css'

interface DayWaitingProps {
  /** Undefined while it is on its way; 'failed' when it could not be had, 'old' when it is too old to go by. */
  lacks: 'failed' | 'old' | undefined
}

/**
 * Takes the room of what a day allows until it is there, or says that it is not coming. Silence would look like leave.
 */
export function DayWaiting({ lacks }: DayWaitingProps) {
  const { work } = words.weather
  return <p className="day-waiting">{work[lacks ?? 'loading']}</p>
}
