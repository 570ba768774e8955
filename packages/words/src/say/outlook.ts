import { LIMIT_OF_ALERT } from '@smart-farming/weather-core/alerts/alert-limits'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { AlertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import type { day } from '../en/server/day.ts'
import type { outlook } from '../en/server/outlook.ts'
import type { limits } from '../en/weather/limits.ts'
import { sayFigure } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'
import { type AlertWords, sayAlert } from './alert.ts'
import { sayPublisher, type UnpublishedWords } from './limit.ts'
import { sayWhy, type WhyWords } from './why.ts'

/** What lies ahead is worded with these. */
export interface OutlookWords extends AlertWords, WhyWords {
  figures: AlertWords['figures']
  outlook: Worded<typeof outlook>
  day: Pick<Worded<typeof day>, 'sentence' | 'uncertain'>
  limits: {
    names: { alerts: Worded<typeof limits>['names']['alerts'] }
    unpublished: UnpublishedWords
  }
}

/** What lies ahead at the farmer's limits, as it goes over the wire: in words and in the farmer's units. */
export function sayAlertOutlook(
  words: OutlookWords,
  { found, unchecked, limits, uncertainFromDt, untilDt }: AlertOutlook,
  place: PlaceZone,
  units: DisplayUnits,
) {
  const { alertNames, signs } = words.outlook
  const { names, unpublished } = words.limits
  return {
    found: found.map((alert) => ({
      id: alert.id,
      kind: alert.kind,
      sentence: [
        sayAlert(words, alert, place, units),
        ...(alert.startDt >= uncertainFromDt ? [words.day.sentence({ clauses: [words.day.uncertain] })] : []),
      ].join(' '),
      endDt: alert.endDt,
    })),
    unchecked: unchecked.map(({ kind, reason }) => ({
      kind,
      name: alertNames[kind],
      reason: sayWhy(words, reason),
    })),
    limits: limits.map((looked) =>
      'limit' in looked
        ? {
            kind: looked.kind,
            name: names.alerts[LIMIT_OF_ALERT[looked.kind]],
            figure: sayFigure(words.figures, looked.limit.value, looked.limit.unit, units),
            publisher: sayPublisher(unpublished, looked.limit.publisher),
          }
        : {
            kind: looked.kind,
            name: signs.names[looked.kind],
            figure: signs.figure,
            publisher: signs.publisher,
          },
    ),
    untilDt,
  }
}
