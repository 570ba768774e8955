import type { AnswerWords } from '../../answering/answer-words.ts'

const instead = [
  'Ninachoweza kukuambia ni kile utabiri wa shamba lako unaruhusu: uliza lini unaweza kunyunyizia dawa, kukata majani au kuvuna, kama mvua itanyesha, au kama jalidi iko karibu. Sehemu ya hali ya hewa inaonyesha hayo hayo.',
  'Maswali ya bei na hesabu za shamba nayajibu chini ya “Market Intelligence”.',
].join('\n\n')

const withModel = {
  market: 'Najibu kwa bei zilizohifadhiwa na takwimu zako mwenyewe, na si kwa kingine.',
  farm: 'Nasoma hili katika utabiri kwa kanuni maalum na mipaka yako mwenyewe.',
  both: 'Najibu kwa bei zilizohifadhiwa, utabiri na takwimu zako mwenyewe, na si kwa kingine.',
}

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn: AnswerWords['chat']['builtIn'] = {
  unread: 'Sikuweza kusoma ujumbe huo. Tafadhali uliza kwa sentensi fupi zaidi.',
  suggested: ({ questions }) =>
    `Unaweza kuuliza:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  withoutModel: {
    market:
      'Hii ni njia rahisi: hakuna modeli ya AI iliyounganishwa, hivyo najibu kwa bei zilizohifadhiwa na takwimu zako mwenyewe, na si kwa kingine.',
    farm: 'Hii ni njia rahisi: hakuna modeli ya AI iliyounganishwa, hivyo nasoma hili katika utabiri kwa kanuni maalum na mipaka yako mwenyewe.',
    both: 'Hii ni njia rahisi: hakuna modeli ya AI iliyounganishwa, hivyo najibu kwa bei zilizohifadhiwa, utabiri na takwimu zako mwenyewe, na si kwa kingine.',
    noAdvice: `Hakuna modeli ya AI iliyounganishwa na huduma hii, hivyo siwezi kukushauri juu ya kazi ya shamba lako. Ni afadhali nikuambie hivyo kuliko kubahatisha.\n\n${instead}`,
  },
  inPlaceOfModel: {
    ...withModel,
    noAdvice: `Bila modeli ya AI siwezi kukushauri juu ya kazi ya shamba lako. Ni afadhali nikuambie hivyo kuliko kubahatisha.\n\n${instead}`,
  },
  besideModel: {
    ...withModel,
    noAdvice:
      'Modeli ya AI haijibu maswali kama haya. Tafadhali uliza kuhusu kazi ya shamba katika ujumbe tofauti.',
  },
}
