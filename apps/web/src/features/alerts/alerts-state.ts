import { words } from '../../words.ts'

/** State of the alerts bar: an event ahead, no event ahead, not (fully) checked, or loading. */
export type AlertsStatus = 'alert' | 'calm' | 'unchecked' | 'looking'

interface Ahead {
  /** One sentence per event, most important first. */
  sentences: readonly string[]
  /** Event types not checked for the whole forecast. */
  unchecked: readonly string[]
  /** End of the forecast, such as 'Friday 18:00'. A function, because the text is rarely needed. */
  until: () => string
}

interface Seen {
  isSample: boolean
  /** True if the farm's location is unknown. */
  isElsewhere: boolean
  /** True if there is no forecast and no pending request. */
  isMissing: boolean
  hasFailed: boolean
  /** Fetch time of a forecast too old for advice, such as '18:00'. */
  notSince: string | undefined
  /** True if the farmer's own limits could not be loaded, so that defaults apply. */
  isUsual: boolean
  /** Undefined while the outlook is loading. */
  ahead: Ahead | undefined
}

interface AlertsState {
  tone: AlertsStatus
  words: string
  more: number
  /** True if a screen reader should announce the text. */
  isNews: boolean
}

/**
 * Returns the text of the alerts bar. "No alerts" requires that a fresh, real forecast was fully
 * checked.
 */
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
