import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { displayUnits } from '@smart-farming/weather-core/words/display-units'
import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../failure-log.ts'
import { useAccountUnits } from '../../shown-units.ts'
import { farmSettingsQuery } from './queries.ts'

export interface FarmSettingsState {
  /** Undefined while they are on their way. */
  settings: FarmSettings | undefined
  /** They could not be had, and what stands in `settings` is the defaults: say so, where something is judged by them. */
  hasFailed: boolean
}

const defaults: FarmSettings = {}

/** What the farmer set for the farm, for everything on the dashboard that follows it. */
export function useFarmSettings(): FarmSettingsState {
  const { data, error } = useQuery(farmSettingsQuery())
  useFailureLog('Fetching the farm settings', error)
  useAccountUnits(data && displayUnits(data.units))
  const hasFailed = data === undefined && error !== null
  return { settings: hasFailed ? defaults : data, hasFailed }
}
