import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { createShortReasons } from '../../answering/short-reasons.ts'
import { precipitationNames } from './precipitation-names.ts'

export const verdicts: AnswerMessages['weather']['verdicts'] = {
  good: 'مناسب',
  careful: 'بحذر',
  dont: 'تجنّب',
  unknown: 'لا يمكن الحكم',
}

export const reasons = createShortReasons(
  {
    inversion: 'انقلاب حراري محتمل',
    dark: 'ظلام',
    calm: 'رياح ضعيفة جدا',
    wind: 'رياح',
    gusts: 'هبات',
    snow: 'ثلج',
    meltwater: 'ثلج ذائب',
    rainChance: 'احتمال مطر',
    rainSoon: 'مطر من',
    rainBefore: 'مطر سبق',
    dryingAir: 'هواء مجفف، Delta T',
    dampAir: 'هواء رطب',
    dryAir: 'هواء جاف',
    cold: 'برد',
    hot: 'حر',
    frost: 'صقيع',
    wetLeaves: 'أوراق مبتلة',
    dew: 'ندى، الفرق',
    thunder: 'رعد',
    hay: 'تبن رطب',
    soilWet: 'تربة مبتلة جدا',
    soilUnknown: 'حال التربة غير معروف',
    missing: 'بيانات ناقصة',
  },
  'لا شيء في التوقعات يمنع',
  precipitationNames,
)
