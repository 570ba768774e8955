import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { isolateLeftToRight } from '../isolate-left-to-right.ts'

const back = (hours: number) =>
  choosePlural('ar', hours, {
    one: 'سيعود خلال ساعة',
    two: `سيعود بعد ساعتين (${formatNumber('ar', hours)}) تقريبا`,
    few: `سيعود بعد ${formatNumber('ar', hours)} ساعات تقريبا`,
    other: `سيعود بعد ${formatNumber('ar', hours)} ساعة تقريبا`,
  })

/** Reasons why the model answered only in part, or not at all. */
export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `أجابك نموذج الذكاء الاصطناعي اليوم بكل ما يستطيع؛ ${back(hours)}.`,
    address: ({ hours }) =>
      `أجاب نموذج الذكاء الاصطناعي اليوم كل من على شبكتك معا بكل ما يستطيع؛ ${back(hours)}.`,
    newcomers: ({ hours }) =>
      `أجاب نموذج الذكاء الاصطناعي اليوم الحسابات الجديدة بكل ما يستطيع؛ ${back(hours)}.`,
    service: ({ hours }) => `نفدت ميزانية نموذج الذكاء الاصطناعي لهذا اليوم؛ ${back(hours)}.`,
  },
  failed: {
    timeout: 'لم يجب نموذج الذكاء الاصطناعي في الوقت المناسب.',
    unreachable: 'فشل الاتصال بنموذج الذكاء الاصطناعي.',
    refused: 'فشل نموذج الذكاء الاصطناعي.',
    quota: 'نموذج الذكاء الاصطناعي مشغول جدا الآن.',
    credentials: 'نموذج الذكاء الاصطناعي غير متاح: على القائمين على هذه الخدمة أن ينظروا في ذلك.',
    malformed: 'أرسل نموذج الذكاء الاصطناعي شيئا ليس جوابا.',
    no_data: 'لم يعط نموذج الذكاء الاصطناعي جوابا.',
    paused: 'نموذج الذكاء الاصطناعي غير متاح الآن.',
    over_budget: 'نموذج الذكاء الاصطناعي غير متاح الآن.',
    unknown: 'تعذر سؤال نموذج الذكاء الاصطناعي الآن.',
  },
  refused: {
    conversation_too_long: 'أصبحت هذه المحادثة طويلة جدًا. يُرجى مسحها.',
    question_filtered: 'لا تقبل خدمة الذكاء الاصطناعي هذا السؤال. يُرجى طرحه بكلمات أخرى.',
  },
  cutShort: 'انقطع جواب نموذج الذكاء الاصطناعي هنا.',
  uncheckable: 'لم يمكن التحقق من أي شيء كتبه نموذج الذكاء الاصطناعي.',
  builtInInstead: ({ why }) => `${why} يلي جواب بسيط.`,
  cutOff: ({ why }) => `انقطع جواب نموذج الذكاء الاصطناعي هنا. ${why} يلي جواب بسيط.`,
  cannotSeePhoto: 'ولا يمكنها رؤية الصور.',
  onlyInEnglish: ({ text }) => `هذا غير متاح بالعربية؛ وهو هنا بالإنجليزية: ${isolateLeftToRight(text)}`,
}
