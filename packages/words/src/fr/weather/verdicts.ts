import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'Favorable',
  careful: 'Prudence',
  dont: 'À éviter',
  unknown: 'Impossible à juger',
}

export const reasons = createShortReasons(
  {
    inversion: 'inversion de température possible',
    dark: 'nuit',
    calm: 'vent trop faible',
    wind: 'vent',
    gusts: 'rafales',
    snow: 'neige',
    meltwater: 'neige fondue',
    rainChance: 'risque de pluie',
    rainSoon: 'pluie à partir de',
    rainBefore: 'pluie déjà tombée',
    dryingAir: 'air desséchant, Delta T',
    dampAir: 'air humide',
    dryAir: 'air sec',
    cold: 'froid',
    hot: 'chaud',
    frost: 'gel',
    wetLeaves: 'feuilles mouillées',
    dew: 'rosée, écart',
    thunder: 'orage',
    hay: 'foin humide',
    soilWet: 'sol trop mouillé',
    soilUnknown: 'état du sol inconnu',
    missing: 'des données manquent',
  },
  'rien dans la prévision ne s’y oppose',
  precipitationNames,
)
