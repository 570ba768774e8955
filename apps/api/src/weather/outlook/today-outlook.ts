import type { Outlook } from '@smart-farming/contracts/weather'
import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { answersOfJobs } from '@smart-farming/weather-core/outlook/today-jobs'
import { nightAnswers } from '@smart-farming/weather-core/outlook/today-night'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayJobAnswer, sayNightAnswer } from '@smart-farming/words/say/today'

/**
 * Answers to the questions about today, in words.
 * @param alerts alerts ahead; none for sample weather
 */
export function todayOutlook(
  words: ServerWords['weather'],
  days: readonly JudgedDay[],
  alerts: readonly Alert[],
  own: OutlookFarm,
  place: PlaceOnMap,
  units: DisplayUnits,
): NonNullable<Outlook['today']> {
  return {
    jobs: answersOfJobs(days, own, place).map((answers) =>
      answers.map((answer) => sayJobAnswer(words, answer, place, units)),
    ),
    night: nightAnswers(days, alerts, place).map((answer) => sayNightAnswer(words, answer, place, units)),
  }
}
