import { words } from '../../words.ts'

/** How the line of alerts looks: something ahead, nothing ahead, not (all) looked at, still looking. */
export type AlertsTone = 'alert' | 'calm' | 'unchecked' | 'looking'

/** What was found in a forecast, in words. */
interface Ahead {
  /** A sentence for each event, the one that matters most first. */
  sentences: readonly string[]
  /** Kinds of event that could not be looked for throughout. */
  unchecked: readonly string[]
  /** How far the forecast reaches: 'Friday 18:00'. Worked out only where it is said. */
  until: () => string
}

interface Seen {
  isSample: boolean
  /** Nobody knows where the farm is. */
  isElsewhere: boolean
  /** There is no forecast, and none is on its way. */
  isMissing: boolean
  /** What was found in it could not be had. */
  hasFailed: boolean
  /** When the forecast was got, where it is too old to go by: '18:00'. */
  notSince: string | undefined
  /** The farmer's own limits could not be had: the usual ones stand in. */
  isUsual: boolean
  /** Undefined while we are looking. */
  ahead: Ahead | undefined
}

interface AlertsState {
  tone: AlertsTone
  words: string
  /** How many events there are besides the one in the words. */
  more: number
  /** Worth telling a screen reader without being asked. */
  isNews: boolean
}

/**
 * What the line of alerts says. "No alerts" only when everything was looked for in a forecast that is fresh and real.
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
