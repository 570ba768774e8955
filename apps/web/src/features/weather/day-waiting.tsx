import { words } from '../../words.ts'
import './day-waiting.css'

interface DayWaitingProps {
  /**
   * Undefined while it is on its way; 'failed' when it could not be had, 'old' when it is too old to go by, 'elsewhere'
   * when it is not of the farm.
   */
  lacks: 'failed' | 'old' | 'elsewhere' | undefined
}

/**
 * Takes the room of what a day allows until it is there, or says that it is not coming. Silence would look like leave.
 */
export function DayWaiting({ lacks }: DayWaitingProps) {
  const { work } = words.weather
  // Nothing comes in its place until another one is chosen.
  return <p className={lacks === 'elsewhere' ? undefined : 'day-waiting'}>{work[lacks ?? 'loading']}</p>
}
