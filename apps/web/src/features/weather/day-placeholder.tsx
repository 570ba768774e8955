import { words } from '../../words.ts'
import './day-placeholder.css'

interface DayWaitingProps {
  /**
   * Reason for the missing plan: undefined while loading, 'failed' on an error, 'old' for an
   * outdated forecast, 'elsewhere' if the place is not the farm.
   */
  lacks: 'failed' | 'old' | 'elsewhere' | undefined
}

/**
 * Reserves the room of a day's work while loading, or says that there is no plan. An empty space
 * would look like permission to work.
 */
export function DayPlaceholder({ lacks }: DayWaitingProps) {
  const { work } = words.weather
  // 'elsewhere' reserves no room, because nothing will load.
  return <p className={lacks === 'elsewhere' ? undefined : 'day-waiting'}>{work[lacks ?? 'loading']}</p>
}
