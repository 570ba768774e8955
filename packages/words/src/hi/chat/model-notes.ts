import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('hi', count, {
    one: `${about}${formatNumber('hi', count)} बात हटाई गई, क्योंकि उसे जांचा नहीं जा सका।`,
    other: `${about}${formatNumber('hi', count)} बातें हटाई गईं, क्योंकि उन्हें जांचा नहीं जा सका।`,
  })

export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'दवा, मात्रा और रुकने के समय के लिए लेबल का पालन करें या अपने कृषि अधिकारी से पूछें।',
    vet: 'पशु की दवा और मात्रा के लिए अपने पशु चिकित्सक से पूछें।',
    emergency:
      'अगर किसी व्यक्ति या पशु को जहर लगा हो सकता है, तो अभी डॉक्टर, पशु चिकित्सक या आपातकालीन नंबर पर फोन करें।',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, 'भाव के बारे में '),
    weather: ({ count }) => leftOut(count, 'मौसम के बारे में '),
    figures: ({ count }) => leftOut(count, 'आपके अपने आंकड़ों के बारे में '),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'AI मॉडल की सामान्य सलाह; किसी स्रोत से जांची नहीं गई।',
}
