import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'ठीक',
  careful: 'सावधानी से',
  dont: 'न करें',
  unknown: 'परखा नहीं जा सकता',
}

export const reasons = createShortReasons(
  {
    inversion: 'हवा ठहरी हो सकती है',
    dark: 'अंधेरा',
    calm: 'हवा बहुत कम',
    wind: 'हवा',
    gusts: 'झोंके',
    snow: 'बर्फ',
    meltwater: 'पिघली बर्फ',
    rainChance: 'बारिश की संभावना',
    rainSoon: 'बारिश का समय',
    rainBefore: 'पहले हुई बारिश',
    dryingAir: 'सुखाने वाली हवा, Delta T',
    dampAir: 'नम हवा',
    dryAir: 'सूखी हवा',
    cold: 'ठंड',
    hot: 'गर्मी',
    frost: 'पाला',
    wetLeaves: 'पत्ते गीले',
    dew: 'ओस, अंतर',
    thunder: 'गरज',
    hay: 'घास नम',
    soilWet: 'मिट्टी बहुत गीली',
    soilUnknown: 'मिट्टी की हालत पता नहीं',
    missing: 'आंकड़े नहीं हैं',
  },
  'पूर्वानुमान में कुछ भी इसके खिलाफ नहीं',
  precipitationNames,
)
