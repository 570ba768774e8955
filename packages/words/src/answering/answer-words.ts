import type { Said } from '../answers/answer-texts.ts'
import type { builtIn } from '../en/server/chat/built-in.ts'
import type { farm } from '../en/server/chat/farm.ts'
import type { modelNotes } from '../en/server/chat/model-notes.ts'
import type { noAnswer } from '../en/server/chat/no-answer.ts'
import type { day } from '../en/server/day.ts'
import type { figures } from '../en/weather/figures.ts'
import type { times } from '../en/weather/times.ts'
import type { verdicts } from '../en/weather/verdicts.ts'
import type { ReasonWords } from '../say/reason.ts'
import type { Worded } from '../worded.ts'

/** What only a model's tools tell, or slips of English: in English. */
type InEnglish =
  | 'nothingOfCrop'
  | 'partlyKnown'
  | 'notKnown'
  | 'groundNotKnown'
  | 'unchecked'
  | 'partOfNight'
  | 'mow'

/**
 * What the chat answers with in any of its languages: prices, sums, the farm's forecast, and why a model did not
 * answer.
 */
export interface AnswerWords {
  readonly said: Said
  readonly chat: {
    readonly builtIn: Worded<typeof builtIn>
    readonly farm: Worded<Omit<typeof farm, InEnglish>>
    readonly modelNotes: Worded<typeof modelNotes>
    readonly noAnswer: Worded<typeof noAnswer>
  }
  readonly weather: {
    readonly figures: Worded<typeof figures>
    readonly times: Worded<typeof times>
    readonly day: Worded<typeof day>
    readonly verdicts: Worded<typeof verdicts>
    readonly reasons: ReasonWords['reasons']
  }
}
