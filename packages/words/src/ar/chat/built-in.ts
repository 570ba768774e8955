import type { AnswerWords } from '../../answering/answer-words.ts'
import { run } from '../lexicon.ts'

const instead = [
  'ما أستطيع أن أخبرك به هو ما تسمح به توقعات الطقس لمزرعتك: اسأل متى يمكنك الرش أو الحش أو الحصاد، وهل ستمطر، وهل الصقيع قريب. ولوحة الطقس تظهر الشيء نفسه.',
  `أما الأسئلة عن الأسعار وحسابات المزرعة فأجيب عنها في ${run('Market Intelligence')}.`,
].join('\n\n')

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn: AnswerWords['chat']['builtIn'] = {
  suggested: ({ questions }) => `يمكنك أن تسأل:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  withoutModel: {
    market:
      'هذا هو الوضع البسيط: لا يوجد نموذج ذكاء اصطناعي متصل، فأنا أجيب من الأسعار المحفوظة ومن أرقامك أنت، ولا شيء غيرها.',
    farm: 'هذا هو الوضع البسيط: لا يوجد نموذج ذكاء اصطناعي متصل، فأنا أقرأ هذا في توقعات الطقس بقواعد ثابتة وبحدودك أنت.',
    noAdvice: `لا يوجد نموذج ذكاء اصطناعي متصل بهذه الخدمة، فلا أستطيع أن أنصحك في عمل مزرعتك. وأفضل أن أقول لك ذلك على أن أخمن.\n\n${instead}`,
  },
  inPlaceOfModel: {
    market: 'أجيب من الأسعار المحفوظة ومن أرقامك أنت، ولا شيء غيرها.',
    farm: 'أقرأ هذا في توقعات الطقس بقواعد ثابتة وبحدودك أنت.',
    noAdvice: `بدون نموذج الذكاء الاصطناعي لا أستطيع أن أنصحك في عمل مزرعتك. وأفضل أن أقول لك ذلك على أن أخمن.\n\n${instead}`,
  },
}
