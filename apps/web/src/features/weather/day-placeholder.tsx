import { words } from '../../words.ts'
import './day-placeholder.css'

interface DayWaitingProps {
  /**
   * Reason there is no plan: undefined while loading; 'failed' on an error, 'old' for a forecast too old to use,
   * 'elsewhere' for a place that is not the farm.
   */
  lacks: 'failed' | 'old' | 'elsewhere' | undefined
}

/**
 * Reserves the room of a day's work until it has loaded, or says that there is no plan. An empty space would look like
 * permission to work.
 */
export function DayPlaceholder({ lacks }: DayWaitingProps) {
  const { work } = words.weather
  // Reserves no room, because nothing loads until another place is chosen.
  return <p className={lacks === 'elsewhere' ? undefined : 'day-waiting'}>{work[lacks ?? 'loading']}</p>
}
