import type { Forecast } from '@smart-farming/contracts/weather'
import { useFarmSettings } from '../features/farm-settings/use-farm-settings.ts'
import { DayWaiting } from '../features/weather/day-waiting.tsx'
import { DayPlan } from '../features/weather/work/day-plan.tsx'

interface FarmWorkProps {
  forecast: Forecast
  /** `YYYY-MM-DD` at the place. */
  day: string
}

/** What a day allows on the farm, by the settings that the account keeps for it. */
export function FarmWork({ forecast, day }: FarmWorkProps) {
  const { settings: own, hasFailed } = useFarmSettings()
  if (own === undefined) return <DayWaiting hasFailed={false} />
  return <DayPlan forecast={forecast} day={day} own={own} isUsual={hasFailed} />
}
