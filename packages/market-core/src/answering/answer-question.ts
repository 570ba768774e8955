import type { Question } from '../reader/question.ts'
import { AnswerBuilder, type PriceAnswer } from './answer-builder.ts'
import type { PriceData } from './price-data.ts'
import { answerPrices } from './prices/answer-prices.ts'
import { answerSum } from './sums/answer-sum.ts'
import { answerConversion, answerExchange } from './sums/conversion.ts'
import { answerRatio } from './sums/ratio.ts'
import {
  answerDanger,
  answerSmallTalk,
  answerTopic,
  askForSumInputs,
  referToForecast,
} from './topics/answer-topics.ts'

/**
 * Answers a question from stored prices and the farmer's numbers, without guessing. Weather
 * questions only get a pointer to the forecast.
 */
export function answerQuestion(question: Question, data: PriceData): PriceAnswer {
  switch (question.kind) {
    case 'price':
    case 'change':
    case 'extreme':
    case 'compare':
    case 'threshold':
    case 'worth':
      return answerPrices(question, data)
    case 'refused':
      return answerRefused(question, data)
    case 'ratio':
      return answerRatio(question, data)
    case 'convert':
      return answerConversion(question)
    case 'exchange':
      return answerExchange(question, data)
    case 'sum':
      return answerSum(question, data)
    case 'weather':
      return referToForecast()
    case 'topic':
      return answerTopic(question, data)
    case 'danger':
      return answerDanger(question.danger, data)
    case 'talk':
      return answerSmallTalk(question.talk, data)
    case 'ask_back':
      return askForSumInputs()
  }
}

function answerRefused(question: Extract<Question, { kind: 'refused' }>, data: PriceData): PriceAnswer {
  const isAdvice = question.what === 'advice'
  const draft = new AnswerBuilder().say({ code: isAdvice ? 'no_advice' : 'no_forecast', values: {} })
  const isNamed = question.things.length > 0
  const told = isNamed ? answerPrices({ ...question, times: [] }, data, draft) : draft.done()
  if (!isAdvice) return told
  return { ...told, statements: [...told.statements, { code: 'sale_hangs_on', values: {}, facts: [] }] }
}
