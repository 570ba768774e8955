import { words } from '../../words.ts'
import './day-placeholder.css'

interface DayWaitingProps {
  /**
   * Undefined while loading; 'failed' on an error, 'old' for a forecast too old to use, 'elsewhere' for a place that is
   * not the farm.
   */
  lacks: 'failed' | 'old' | 'elsewhere' | undefined
}

/**
 * Reserves the room of a day's work until it has loaded, or says that there is none. An empty space would look like
 * permission to work.
 */
export function DayPlaceholder({ lacks }: DayWaitingProps) {
  const { work } = words.weather
  // Reserves no room: nothing follows until another place is chosen.
  return <p className={lacks === 'elsewhere' ? undefined : 'day-waiting'}>{work[lacks ?? 'loading']}</p>
}
