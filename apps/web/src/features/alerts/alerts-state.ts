import { words } from '../../words.ts'

/** State of the alerts line: an event ahead, none ahead, not (fully) checked, loading. */
export type AlertsStatus = 'alert' | 'calm' | 'unchecked' | 'looking'

/** Events found in a forecast, in words. */
interface Ahead {
  /** One sentence for each event, most important first. */
  sentences: readonly string[]
  /** Kinds of event that could not be checked for the whole forecast. */
  unchecked: readonly string[]
  /** End of the forecast: 'Friday 18:00'. A function, because it is rarely needed. */
  until: () => string
}

interface Seen {
  isSample: boolean
  /** True if the farm's location is unknown. */
  isElsewhere: boolean
  /** True if there is no forecast, and none is loading. */
  isMissing: boolean
  /** True if the outlook could not be loaded. */
  hasFailed: boolean
  /** Fetch time of a forecast that is too old for advice: '18:00'. */
  notSince: string | undefined
  /** True if the farmer's own limits could not be loaded, so that the defaults apply. */
  isUsual: boolean
  /** Events ahead; undefined while the outlook is loading. */
  ahead: Ahead | undefined
}

interface AlertsState {
  tone: AlertsStatus
  words: string
  /** Number of events besides the one in `words`. */
  more: number
  /** True if a screen reader should announce the text. */
  isNews: boolean
}

/** Text of the alerts line. "No alerts" only when everything was checked in a fresh, real forecast. */
export function alertsState({
  isSample,
  isElsewhere,
  isMissing,
  hasFailed,
  notSince,
  isUsual,
  ahead,
}: Seen): AlertsState {
  const said = words.alerts
  const [first, ...others] = ahead?.sentences ?? []
  const more = others.length
  const unchecked = (words: string): AlertsState => ({ tone: 'unchecked', words, more, isNews: true })
  if (isSample) return unchecked(said.sample)
  if (isElsewhere) return unchecked(said.elsewhere)
  if (isMissing) return unchecked(said.missing)
  if (hasFailed) return unchecked(said.failed)
  if (!ahead) return { tone: 'looking', words: said.looking, more, isNews: false }
  const { until } = ahead
  if (notSince !== undefined)
    return unchecked(
      first === undefined
        ? said.notSince({ time: notSince })
        : said.notSinceThen({ time: notSince, alert: first }),
    )
  if (first !== undefined) return { tone: 'alert', words: first, more, isNews: true }
  if (ahead.unchecked.length > 0) return unchecked(said.notAllChecked({ names: ahead.unchecked }))
  if (isUsual) return unchecked(said.noneAtUsualLimits({ until: until() }))
  return { tone: 'calm', words: said.none({ until: until() }), more, isNews: false }
}
