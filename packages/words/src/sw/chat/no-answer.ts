import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'

const back = (hours: number) =>
  hours === 1 ? 'itarudi ndani ya saa moja' : `itarudi baada ya saa ${formatNumber('sw', hours)} hivi`

export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `Modeli ya AI imekujibu leo yote iwezayo; ${back(hours)}.`,
    address: ({ hours }) => `Modeli ya AI imejibu leo yote iwezayo kwa wote wa mtandao wako; ${back(hours)}.`,
    newcomers: ({ hours }) => `Modeli ya AI imejibu leo yote iwezayo kwa akaunti mpya; ${back(hours)}.`,
    service: ({ hours }) => `Bajeti ya modeli ya AI ya leo imekwisha; ${back(hours)}.`,
  },
  failed: {
    timeout: 'Modeli ya AI haikujibu kwa wakati.',
    unreachable: 'Muunganisho na modeli ya AI umeshindikana.',
    refused: 'Modeli ya AI imeshindwa.',
    quota: 'Modeli ya AI ina kazi nyingi sasa.',
    credentials: 'Modeli ya AI haipatikani: wanaoendesha huduma hii ndio wa kushughulikia.',
    malformed: 'Modeli ya AI ilituma kitu ambacho si jibu.',
    no_data: 'Modeli ya AI haikutoa jibu.',
    paused: 'Modeli ya AI haipatikani kwa sasa.',
    over_budget: 'Modeli ya AI haipatikani kwa sasa.',
    unknown: 'Modeli ya AI haikuweza kuulizwa kwa sasa.',
  },
  refused: {
    conversation_too_long: 'Mazungumzo haya yamekuwa marefu mno. Tafadhali yafute.',
    question_filtered: 'Huduma ya AI haikubali swali hili. Tafadhali uliza kwa maneno mengine.',
  },
  cutShort: 'Jibu la modeli ya AI limekatika hapa.',
  uncheckable: 'Hakuna ilichoandika modeli ya AI kilichoweza kuhakikiwa.',
  builtInInstead: ({ why }) => `${why} Jibu rahisi linafuata.`,
  cutOff: ({ why }) => `Jibu la modeli ya AI limekatika hapa. ${why} Jibu rahisi linafuata.`,
  cannotSeePhoto: 'Haiwezi kuona picha.',
  onlyInEnglish: ({ text }) => `Hili halipo kwa Kiswahili; hili hapa kwa Kiingereza: ${text}`,
}
