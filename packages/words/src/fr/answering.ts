import type { AnswerWords } from '../answering/answer-words.ts'
import { wordStatements } from '../answering/statements/statements.ts'
import { builtIn } from './chat/built-in.ts'
import { farm } from './chat/farm.ts'
import { noAnswer } from './chat/no-answer.ts'
import { suggestions } from './chat/suggestions.ts'
import { lexicon } from './lexicon.ts'
import { sentences } from './sentences.ts'
import { day } from './weather/day.ts'
import { figures, times } from './weather/figures.ts'
import { reasons, verdicts } from './weather/verdicts.ts'

/** What the chat answers with in French. */
export const answering: AnswerWords = {
  answers: { statements: wordStatements(lexicon, sentences), suggestions },
  chat: { builtIn, farm, noAnswer },
  weather: { figures, times, day, verdicts, reasons },
}
