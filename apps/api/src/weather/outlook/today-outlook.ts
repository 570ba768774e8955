import type { Outlook } from '@smart-farming/contracts/weather'
import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { answerJobs } from '@smart-farming/weather-core/outlook/today-jobs'
import { answerNights } from '@smart-farming/weather-core/outlook/today-night'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { describeJobAnswer, describeNightAnswer } from '@smart-farming/words/sentences/today'

/**
 * Answers to the questions about today, as text.
 * @param alerts empty for sample weather
 */
export function todayOutlook(
  words: ServerMessages['weather'],
  days: readonly JudgedDay[],
  alerts: readonly Alert[],
  own: OutlookFarm,
  place: PlaceOnMap,
  units: DisplayUnits,
): NonNullable<Outlook['today']> {
  return {
    jobs: answerJobs(days, own, place).map((answers) =>
      answers.map((answer) => describeJobAnswer(words, answer, place, units)),
    ),
    night: answerNights(days, alerts, place).map((answer) =>
      describeNightAnswer(words, answer, place, units),
    ),
  }
}
