import type { AnswerWords } from '../../answering/answer-words.ts'
import { run } from '../lexicon.ts'
import { falls } from '../weather/falls.ts'

type OfTwo = AnswerWords['chat']['farm']['asked']['ofTwo']['coldest']

const two =
  (word: string): OfTwo =>
  ({ place, figure, other, otherFigure }) =>
    `${word}: ${place}، ${figure} (${other}: ${otherFigure}).`

/** One thing that is asked of the forecast, the verdict first, then its hours and figures. */
export const asked: AnswerWords['chat']['farm']['asked'] = {
  jobs: { spraying: 'الرش', harvest: 'الحصاد', hay: 'كبس التبن', field_work: 'عمل الأرض' },
  subjects: {
    rain: 'المطر',
    fog: 'الضباب',
    thunder: 'الرعد',
    hail: 'البرد',
    snow: 'الثلج',
    wind: 'الرياح',
    gusts: 'الهبات',
    temperature: 'الحرارة',
    humidity: 'الرطوبة',
    cloud: 'الغيوم',
    frost: 'الصقيع',
    evaporation: 'التبخر (ET0)',
    watering: 'الري',
    spreading: 'نثر السماد',
    mowing: 'حش العلف',
    cattle: 'إجهاد الحر للأبقار',
    people: 'الحر على العاملين',
    lambs: 'البرودة على الحملان',
    sun: 'الشمس',
    dryDays: 'الأيام الجافة',
  },
  extremeDays: {
    coldest: 'أبرد يوم',
    warmest: 'أدفأ يوم',
    windiest: 'أكثر الأيام رياحا',
    wettest: 'أكثر الأيام مطرا',
    driest: 'أجف الأيام',
    calmest: 'أقل الأيام رياحا',
  },
  ofTwo: {
    coldest: two('الأبرد'),
    warmest: two('الأدفأ'),
    windiest: two('الأشد رياحا'),
    wettest: two('الأكثر مطرا'),
    driest: two('الأجف'),
    calmest: two('الأهدأ رياحا'),
  },
  twoAlike: ({ place, other, figure }) => `متساويان: ${place} و${other}، ${figure}.`,
  line: ({ about, when, said }) =>
    when === undefined ? `${about}: ${said}.` : `${about}، ${when}: ${said}.`,
  when: ({ day, stretch }) => `${day}، ${stretch}`,
  yes: ({ said }) => `نعم، ${said}`,
  no: 'لا، غير متوقع',
  unknown: 'غير معروف، هذه التوقعات لا تذكره',
  partlyKnown: ({ figure }) => `${figure}، وبعض الساعات غير معروفة`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `الساعات المناسبة القادمة: ${day}، ${stretch}`,
  best: ({ day, stretch }) => `الأفضل: ${day}، ${stretch}`,
  noGood: 'لا توجد ساعات مناسبة في مدة التوقعات',
  carefulOnly: ({ day, stretch, why }) => `لا ساعات جيدة، بحذر ${day}، ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `لا، ${said}`,
  near: ({ said }) => `قريب جدًا من الحد، ${said}`,
  fromOn: ({ day, clock }) => `ابتداءً من ${day}، ${clock}`,
  notCovered: 'التوقعات لا تشمل ذلك الوقت',
  falls,
  rain: ({ amount, said, chance, fall }) => `نعم، ${amount}، ${said} (أعلى احتمال ${fall}: ${chance})`,
  noRain: ({ chance, fall }) => `لا، غير متوقع (أعلى احتمال ${fall}: ${chance})`,
  rainPerhaps: ({ chance }) => `ربما: لا كمية متوقعة، لكن الاحتمال يصل إلى ${chance}`,
  rainUnknown: ({ chance, fall }) => `الكمية غير معروفة لكل هذه الساعات (أعلى احتمال ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }) => `${figure} (${clock}${isWhole ? '' : '، وبعض الساعات غير معروفة'})`,
  wind: ({ wind, gusts }) => `الأقوى ${wind}؛ والهبات ${gusts}`,
  extremes: ({ lowest, highest }) => `الأدنى ${lowest}، والأعلى ${highest}`,
  noFrost: ({ figure, clock }) => `لا، الهواء حتى ${figure} نحو ${clock}`,
  reached: ({ figure, clock, limit }) => `نعم، ${figure} نحو ${clock} (يبدأ من ${limit})`,
  notReached: ({ figure, clock, limit }) => `لا، الأسوأ ${figure} نحو ${clock} (يبدأ من ${limit})`,
  sun: ({ rises, sets }) => `الشروق ${rises}، والغروب ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}؛ غير معروف: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} من ${from} إلى ${until}`,
  ofGrass: 'هذا لعشب قصير: المحصول يأخذ ذلك مضروبا في معامله.',
  spreading: {
    ground: ({ why }) => `لا: لا يُنثر شيء على أرض متجمدة أو مغطاة بالثلج أو مشبعة بالماء (${why})`,
    wait: ({ amount, day }) => `انتظر: يُتوقع ${amount} حتى ${day}، وقد يغسله`,
    dry: ({ day }) => `لا يُتوقع مطر يغسله حتى ${day}`,
    some: ({ amount, day }) => `يُتوقع ${amount} حتى ${day}: قليل لا يغسله إلا إن نزل دفعة واحدة`,
    unknown: 'لا يمكن الحكم، فمطر اليومين القادمين غير معروف لكل الساعات',
  },
  mowing: {
    yes: ({ days }) => `نعم، يُنتظر أن يجف: يُتوقع بعده ${days} أيام جافة`,
    rain: ({ amount, day }) => `لا: يُتوقع ${amount} يوم ${day}`,
    no: 'لا: الأيام التي بعده ليست جافة بما يكفي للعلف',
    first: ({ day }) => `أول يوم يُنتظر أن يجف بعده هو ${day}`,
    none: 'لا يوم في هذه التوقعات تتبعه أيام جافة كافية',
    unknown: 'لا يمكن الحكم: الأيام التي بعده تتجاوز هذه التوقعات، أو تنقصها أرقام',
  },
  watering: {
    no: 'لا حاجة الآن: التربة العليا ممتلئة',
    wait: ({ lacks, amount, day }) =>
      `انتظر: ينقص التربة العليا ${lacks}، ويُتوقع ${amount} من المطر حتى ${day}`,
    needed: ({ lacks, day, amount }) =>
      `نعم، إن احتاج المحصول: ينقص التربة العليا ${lacks}، ولا يُتوقع حتى ${day} أكثر من ${amount} من المطر`,
    unknown: 'لا يمكن الحكم، جفاف التربة الآن غير معروف',
    between: ({ least, most }) => `${least} إلى ${most}`,
  },
  hail: 'لا يظهر، لكن قليلا من التوقعات يُظهر البرد: حيث الرعد لا يمكن استبعاده',
  warnings: 'التحذيرات الرسمية لا تُقرأ هنا: اتبع تحذيرات هيئة الأرصاد عندك.',
  absent: ({ what }) => `«${what}» ليس في هذه التوقعات؛ وهذا أقرب ما فيها.`,
  noRule: ({ name }) =>
    `ليس عندي قاعدة تحكم على الطقس بشأن «${name}»: ساعات الرطوبة والمطر أقرب ما عندي، ومعناها يعرفه مستشارك.`,
  beyond: ({ day }) =>
    `هذا أبعد مما تصل إليه هذه التوقعات: تنتهي في ${day}، ولا تقول شيئا عن شهر أو موسم. اسأل هيئة الأرصاد عندك.`,
  elsewhere: ({ place }) => `لمكان ${run(place)}، وهو ليس مكان مزرعتك:`,
  dayNotRead: ({ name, day }) => `لم أفهم «${run(name)}» على أنه يوم: هذا ليوم ${day}.`,
  notFound: ({ name, place }) => `لم أجد مكانا اسمه «${run(name)}»: هذا لمزرعتك، ${run(place)}.`,
  moment: ({ day, clock }) => `${day}، ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} من ${from} إلى ${until}: ${amount ?? 'لا شيء'}، بحسب نموذج الطقس لا مقياس مطر.`,
  fallenUnknown: 'مقدار ما سقط غير معروف لكل هذه الساعات.',
  noFurtherBack: 'أبعد من ذلك لا يُحفظ شيء هنا.',
}
