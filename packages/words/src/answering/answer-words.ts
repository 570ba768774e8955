import type { builtIn } from '../en/server/chat/built-in.ts'
import type { farm } from '../en/server/chat/farm.ts'
import type { noAnswer } from '../en/server/chat/no-answer.ts'
import type { day } from '../en/server/day.ts'
import type { figures } from '../en/weather/figures.ts'
import type { times } from '../en/weather/times.ts'
import type { verdicts } from '../en/weather/verdicts.ts'
import type { ReasonWords } from '../say/reason.ts'
import type { StatementWords, SuggestionWords } from '../statement-words.ts'
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
  | 'took'

/**
 * What the chat answers with in any of its languages: prices, sums, the farm's forecast, and why a model did not
 * answer.
 */
export interface AnswerWords {
  readonly answers: { readonly statements: StatementWords; readonly suggestions: SuggestionWords }
  readonly chat: {
    readonly builtIn: Worded<Omit<typeof builtIn, InEnglish>>
    readonly farm: Worded<Omit<typeof farm, InEnglish>>
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
