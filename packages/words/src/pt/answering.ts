import type { AnswerWords } from '../answering/answer-words.ts'
import { saidIn } from '../answers/answer-texts.ts'
import { answerLanguage } from './answer-language.ts'
import { builtIn } from './chat/built-in.ts'
import { farm } from './chat/farm.ts'
import { modelNotes } from './chat/model-notes.ts'
import { noAnswer } from './chat/no-answer.ts'
import { day } from './weather/day.ts'
import { figures, times } from './weather/figures.ts'
import { reasons, verdicts } from './weather/verdicts.ts'

/** Chat answers in Portuguese. */
export const answering: AnswerWords = {
  said: saidIn(answerLanguage),
  chat: { builtIn, farm, modelNotes, noAnswer },
  weather: { figures, times, day, verdicts, reasons },
}
