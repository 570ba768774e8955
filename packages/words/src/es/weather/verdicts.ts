import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'Bien',
  careful: 'Con cuidado',
  dont: 'No',
  unknown: 'No se puede juzgar',
}

export const reasons = createShortReasons(
  {
    inversion: 'posible inversión térmica',
    dark: 'oscuro',
    calm: 'viento demasiado flojo',
    wind: 'viento',
    gusts: 'ráfagas',
    snow: 'nieve',
    meltwater: 'nieve derretida',
    rainChance: 'probabilidad de lluvia',
    rainSoon: 'lluvia desde',
    rainBefore: 'lluvia ya caída',
    dryingAir: 'aire que seca, Delta T',
    dampAir: 'aire húmedo',
    dryAir: 'aire seco',
    cold: 'frío',
    hot: 'calor',
    frost: 'helada',
    wetLeaves: 'hojas mojadas',
    dew: 'rocío, diferencia',
    thunder: 'tormenta',
    hay: 'heno húmedo',
    soilWet: 'suelo demasiado mojado',
    soilUnknown: 'no se sabe cómo está el suelo',
    missing: 'faltan datos',
  },
  'nada en el pronóstico lo impide',
  precipitationNames,
)
