import type { AnswerMessages } from '../../answering/answer-messages.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name}: مناسب ${stretch}`,
  careful: ({ stretch }) => `${name}: بحذر ${stretch}`,
  short: ({ stretch }) => `${stretch} (مدة قصيرة جدا)`,
  goodAllDay: `${name}: مناسب طوال اليوم`,
  carefulAllDay: `${name}: بحذر طوال اليوم`,
  unknown: `${name}: لا يمكن الحكم`,
  dont: `${name}: لا تفعل`,
})

/** Snow amounts are water equivalents. */
const falls = (what: string, showers: string, ofWater = ' من الماء'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `هطول ${what} غير معروف`,
  least: ({ amount }) => `${what}: ${amount} على الأقل، وبعض الساعات غير معروفة`,
  showers: ({ amount, from }) => `${showers} من ${from}، المجموع ${amount}`,
  spells: ({ amount, from }) => `${what} على فترات من ${from}، المجموع ${amount}`,
  between: ({ amount, from, until }) => `جاف حتى ${from}، ثم ${what} حتى ${until} (${amount})، ثم جاف`,
  from: ({ amount, from }) => `جاف حتى ${from}، ثم ${what}، ${amount}`,
  until: ({ amount, until }) => `${what} حتى ${until} (${amount})، ثم جاف`,
  throughout: ({ amount }) => `${what} طوال الوقت، ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `${what} قليل محتمل (${chance}) نحو ${clock}`,
    amount: ({ amount }) => `${what} قليل أحيانا، المجموع ${amount}`,
  },
})

/** Clauses have no full stop, because they form one sentence. */
export const day: Day = {
  sentence: ({ clauses }) => `${clauses.join('؛ ')}.`,
  rain: {
    span: {
      allDay: 'طوال اليوم',
      until: ({ clock }) => `حتى ${clock} حيث تنتهي التوقعات`,
      from: ({ clock }) => `من ${clock}`,
    },
    dry: ({ span }) => `جاف ${span}`,
    chanceUnknown: ({ said, fall }) => `${said}، لكن احتمال هطول ${fall} غير معروف`,
    inDoubt: ({ said, chance, clock, fall }) => `${said}، لكن مع احتمال ${fall} ${chance} نحو ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}، لكن مع احتمال ${fall} ${chance} نحو ${clock}، واحتمال ساعات أخرى غير معروف`,
    falls: {
      rain: falls('مطر', 'زخات مطر', ''),
      freezing: falls('مطر متجمد', 'زخات مطر متجمد', ''),
      snow: falls('ثلج', 'زخات ثلج'),
      mixed: falls('مطر وثلج', 'زخات مطر وثلج'),
      either: falls('مطر أو ثلج', 'زخات مطر أو ثلج'),
      rain_freezing: falls('مطر ومطر متجمد', 'زخات مطر ومطر متجمد', ''),
      snow_freezing: falls('ثلج ومطر متجمد', 'زخات ثلج ومطر متجمد'),
      mixed_freezing: falls('مطر وثلج ومطر متجمد', 'زخات مطر وثلج ومطر متجمد'),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `صقيع على الأرض نحو ${clock}، الأرض حتى ${figure}`,
    air: ({ clock, figure }) => `صقيع في الهواء نحو ${clock}، حتى ${figure}`,
    hard: ({ clock, figure }) => `صقيع شديد نحو ${clock}، حتى ${figure}`,
    allDay: ({ figure }) => `صقيع طوال اليوم، حتى ${figure}`,
    restOfDay: ({ figure }) => `صقيع بقية اليوم، حتى ${figure}`,
    withGround: ({ frost, clock, figure }) => `${frost}، والأرض ${figure} نحو ${clock}`,
    withGroundThen: ({ frost, figure }) => `${frost}، والأرض ${figure}`,
    unknown: 'الصقيع غير معروف في بعض الساعات',
    partlyUnknown: ({ frost }) => `${frost}، والصقيع غير معروف في بعض الساعات`,
  },
  thunder: ({ clock }) => `رعد نحو ${clock}`,
  tonight: ({ frost }) => `الليلة ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `الليلة، من ${from} إلى ${until}: ${frost}.`,
    none: ({ clock, figure, from, until }) =>
      `الليلة، من ${from} إلى ${until}: لا صقيع، والحرارة الدنيا ${figure} نحو ${clock}.`,
    unknown: ({ from, until }) => `الليلة، من ${from} إلى ${until}: الحرارة غير معروفة.`,
  },
  jobs: {
    spraying: job('الرش'),
    harvest: job('الحصاد'),
    hay: job('كبس التبن'),
    field_work: job('عمل الأرض'),
  },
  uncertain: 'غير مؤكد لبعد المدة',
}
