import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('pt', count, {
    one: `${formatNumber('pt', count)} afirmação${about} foi retirada porque não pôde ser conferida.`,
    other: `${formatNumber('pt', count)} afirmações${about} foram retiradas porque não puderam ser conferidas.`,
  })

export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'Para produtos, doses e prazos de espera, siga o rótulo ou pergunte ao seu técnico.',
    vet: 'Para remédios e doses de animais, pergunte ao seu veterinário.',
    emergency:
      'Se uma pessoa ou um animal pode estar envenenado, ligue já para um médico, um veterinário ou a emergência.',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, ' sobre preços'),
    weather: ({ count }) => leftOut(count, ' sobre o tempo'),
    figures: ({ count }) => leftOut(count, ' sobre os seus próprios números'),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'Conselho geral do modelo de IA; não conferido com nenhuma fonte.',
}
