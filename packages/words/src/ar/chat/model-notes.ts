import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('ar', count, {
    one: `حُذفت عبارة واحدة${about} لأنه لم يمكن التحقق منها.`,
    two: `حُذفت عبارتان${about} لأنه لم يمكن التحقق منهما.`,
    few: `حُذفت ${formatNumber('ar', count)} عبارات${about} لأنه لم يمكن التحقق منها.`,
    other: `حُذفت ${formatNumber('ar', count)} عبارة${about} لأنه لم يمكن التحقق منها.`,
  })

/** The product's own sentences in or below a model's answer. */
export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'للمنتجات والجرعات وفترات الانتظار، اتبع الملصق أو اسأل المرشد الزراعي.',
    vet: 'لأدوية الحيوانات وجرعاتها، اسأل الطبيب البيطري.',
    emergency: 'إذا كان إنسان أو حيوان قد تسمم، فاتصل الآن بالطبيب أو البيطري أو الطوارئ.',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, ' عن الأسعار'),
    weather: ({ count }) => leftOut(count, ' عن الطقس'),
    figures: ({ count }) => leftOut(count, ' عن أرقامك'),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'نصيحة عامة من نموذج الذكاء الاصطناعي؛ لم يُتحقق منها من مصدر.',
}
