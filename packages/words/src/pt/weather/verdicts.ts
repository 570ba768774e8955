import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'Bom',
  careful: 'Com cuidado',
  dont: 'Não',
  unknown: 'Não dá para julgar',
}

export const reasons = createShortReasons(
  {
    inversion: 'possível inversão térmica',
    dark: 'escuro',
    calm: 'vento fraco demais',
    wind: 'vento',
    gusts: 'rajadas',
    snow: 'neve',
    meltwater: 'neve derretida',
    rainChance: 'chance de chuva',
    rainSoon: 'chuva a partir de',
    rainBefore: 'chuva já caída',
    dryingAir: 'ar que seca, Delta T',
    dampAir: 'ar úmido',
    dryAir: 'ar seco',
    cold: 'frio',
    hot: 'calor',
    frost: 'geada',
    wetLeaves: 'folhas molhadas',
    dew: 'orvalho, diferença',
    thunder: 'trovoada',
    hay: 'feno úmido',
    soilWet: 'solo molhado demais',
    soilUnknown: 'não se sabe como está o solo',
    missing: 'faltam dados',
  },
  'nada na previsão fala contra',
  precipitationNames,
)
