import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('sw', count, {
    one: `Taarifa ${formatNumber('sw', count)}${about} imeondolewa kwa sababu haikuweza kuhakikiwa.`,
    other: `Taarifa ${formatNumber('sw', count)}${about} zimeondolewa kwa sababu hazikuweza kuhakikiwa.`,
  })

export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'Kwa dawa, vipimo na muda wa kusubiri, fuata lebo au muulize bwana shamba wako.',
    vet: 'Kwa dawa za mifugo na vipimo vyake, muulize daktari wa mifugo.',
    emergency:
      'Kama mtu au mnyama huenda amekula sumu, piga simu sasa kwa daktari, daktari wa mifugo au huduma ya dharura.',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, ' kuhusu bei'),
    weather: ({ count }) => leftOut(count, ' kuhusu hali ya hewa'),
    figures: ({ count }) => leftOut(count, ' kuhusu takwimu zako'),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'Ushauri wa jumla kutoka kwa modeli ya AI; haujahakikiwa na chanzo chochote.',
}
