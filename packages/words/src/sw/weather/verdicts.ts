import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'Vizuri',
  careful: 'Kwa uangalifu',
  dont: 'Usifanye',
  unknown: 'Haiwezi kuamuliwa',
}

export const reasons = createShortReasons(
  {
    inversion: 'huenda kuna hewa iliyotuama',
    dark: 'giza',
    calm: 'upepo mdogo mno',
    wind: 'upepo',
    gusts: 'upepo wa ghafla',
    snow: 'theluji',
    meltwater: 'theluji iliyoyeyuka',
    rainChance: 'uwezekano wa mvua',
    rainSoon: 'mvua kuanzia',
    rainBefore: 'mvua iliyonyesha',
    dryingAir: 'hewa inayokausha, Delta T',
    dampAir: 'hewa yenye unyevu',
    dryAir: 'hewa kavu',
    cold: 'baridi',
    hot: 'joto',
    frost: 'jalidi',
    wetLeaves: 'majani yamelowa',
    dew: 'umande, tofauti',
    thunder: 'radi',
    hay: 'majani makavu yana unyevu',
    soilWet: 'udongo umelowa mno',
    soilUnknown: 'hali ya udongo haijulikani',
    missing: 'takwimu hazipo',
  },
  'hakuna kinachokataza katika utabiri',
  precipitationNames,
)
