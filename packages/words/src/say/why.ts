import type { Why } from '@smart-farming/weather-core/why'
import type { why } from '../en/server/why.ts'
import type { reasons } from '../en/weather/reasons.ts'
import { anyOf } from '../format/any-of.ts'
import { number } from '../format/number.ts'
import type { FigureWords } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What is not known is worded with these. */
export interface WhyWords {
  figures: Pick<FigureWords, 'tag'>
  why: Worded<typeof why>
  reasons: { inputs: Worded<typeof reasons>['inputs'] }
}

/** Why something is not known, as a clause: 'temperature or humidity is missing for some hours'. */
export function sayWhy(words: WhyWords, { code, inputs = [], day = '', hours, because }: Why): string {
  const { tag } = words.figures
  return words.why[code]({
    inputs: anyOf(
      tag,
      inputs.map((input) => words.reasons.inputs[input]),
    ),
    day,
    hours: hours === undefined ? '' : number(tag, hours),
    because: because ? sayWhy(words, because) : '',
  })
}
