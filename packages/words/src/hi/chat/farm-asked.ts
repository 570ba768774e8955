import type { AnswerWords } from '../../answering/answer-words.ts'
import { falls } from '../weather/falls.ts'

type OfTwo = AnswerWords['chat']['farm']['asked']['ofTwo']['coldest']

const two =
  (word: string): OfTwo =>
  ({ place, figure, other, otherFigure }) =>
    `${word}: ${place}, ${figure} (${other}: ${otherFigure})।`

/** One thing that is asked of the forecast, the verdict first, then its hours and figures. */
export const asked: AnswerWords['chat']['farm']['asked'] = {
  jobs: { spraying: 'छिड़काव', harvest: 'कटाई', hay: 'सूखी घास बांधना', field_work: 'खेत का काम' },
  subjects: {
    rain: 'बारिश',
    fog: 'कोहरा',
    thunder: 'गरज',
    hail: 'ओले',
    snow: 'बर्फ',
    wind: 'हवा',
    gusts: 'झोंके',
    temperature: 'तापमान',
    humidity: 'नमी',
    cloud: 'बादल',
    frost: 'पाला',
    evaporation: 'वाष्पन (ET0)',
    watering: 'सिंचाई',
    spreading: 'खाद डालना',
    mowing: 'घास काटना',
    cattle: 'पशुओं के लिए गर्मी',
    people: 'काम करने वालों के लिए गर्मी',
    lambs: 'मेमनों के लिए ठंड',
    sun: 'सूरज',
    dryDays: 'सूखे दिन',
  },
  extremeDays: {
    coldest: 'सबसे ठंडा दिन',
    warmest: 'सबसे गर्म दिन',
    windiest: 'सबसे तेज हवा का दिन',
    wettest: 'सबसे ज्यादा बारिश का दिन',
    driest: 'सबसे सूखा दिन',
    calmest: 'सबसे कम हवा का दिन',
  },
  ofTwo: {
    coldest: two('ज्यादा ठंड'),
    warmest: two('ज्यादा गर्मी'),
    windiest: two('ज्यादा हवा'),
    wettest: two('ज्यादा बारिश'),
    driest: two('कम बारिश'),
    calmest: two('कम हवा'),
  },
  twoAlike: ({ place, other, figure }) => `बराबर: ${place} और ${other}, ${figure}।`,
  line: ({ about, when, said }) =>
    when === undefined ? `${about}: ${said}।` : `${about}, ${when}: ${said}।`,
  when: ({ day, stretch }) => `${day}, ${stretch}`,
  yes: ({ said }) => `हां, ${said}`,
  no: 'नहीं, पूर्वानुमान में नहीं है',
  unknown: 'पता नहीं, यह पूर्वानुमान नहीं बताता',
  partlyKnown: ({ figure }) => `${figure}, कुछ घंटे पता नहीं`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `अगले ठीक घंटे ${day}, ${stretch}`,
  best: ({ day, stretch }) => `सबसे अच्छा ${day}, ${stretch}`,
  noGood: 'पूर्वानुमान के समय में ठीक घंटे नहीं हैं',
  carefulOnly: ({ day, stretch, why }) => `ठीक घंटे नहीं हैं, सावधानी से ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}।`,
  noBut: ({ said }) => `नहीं, ${said}`,
  near: ({ said }) => `कहना मुश्किल, बहुत पास है: ${said}`,
  fromOn: ({ day, clock }) => `${day}, ${clock} से`,
  notCovered: 'पूर्वानुमान उस समय का नहीं है',
  falls,
  rain: ({ amount, said, chance, fall }) => `हां, ${amount}, ${said} (${fall} की सबसे ज्यादा संभावना: ${chance})`,
  noRain: ({ chance, fall }) => `नहीं, पूर्वानुमान में नहीं है (${fall} की सबसे ज्यादा संभावना: ${chance})`,
  rainPerhaps: ({ chance }) => `शायद: कोई मात्रा नहीं दिखती, पर संभावना ${chance} तक है`,
  rainUnknown: ({ chance, fall }) => `इन सब घंटों की मात्रा पता नहीं (${fall} की सबसे ज्यादा संभावना: ${chance})`,
  peak: ({ figure, clock, isWhole }) => `${figure} (${clock}${isWhole ? '' : ', कुछ घंटे पता नहीं'})`,
  wind: ({ wind, gusts }) => `सबसे तेज ${wind}; झोंके ${gusts}`,
  extremes: ({ lowest, highest }) => `सबसे कम ${lowest}, सबसे ज्यादा ${highest}`,
  noFrost: ({ clock, figure }) => `नहीं, हवा ${clock} के आसपास ${figure} तक`,
  reached: ({ clock, figure, limit }) => `हां, ${clock} के आसपास ${figure} (${limit} से शुरू)`,
  notReached: ({ clock, figure, limit }) => `नहीं, ज्यादा से ज्यादा ${clock} के आसपास ${figure} (${limit} से शुरू)`,
  sun: ({ rises, sets }) => `${rises} निकलेगा, ${sets} डूबेगा`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; पता नहीं: ${days}`,
  evaporated: ({ from, until, amount }) => `${from} से ${until}: ${amount}`,
  ofGrass: 'यह छोटी घास का है: फसल इससे अपने गुणांक गुना लेती है।',
  spreading: {
    ground: ({ why }) => `नहीं: जमी हुई, बर्फ से ढकी या पानी भरी जमीन पर कुछ न डालें (${why})`,
    wait: ({ amount, day }) => `रुकिए: ${day} तक ${amount} का अनुमान है, जो इसे बहा सकता है`,
    dry: ({ day }) => `${day} तक ऐसी बारिश का अनुमान नहीं है जो इसे बहा दे`,
    some: ({ amount, day }) => `${day} तक ${amount} का अनुमान है: बहाने के लिए कम, अगर एक साथ न गिरे`,
    unknown: 'कह नहीं सकते, अगले दो दिन के सब घंटों की बारिश पता नहीं है',
  },
  mowing: {
    yes: ({ days }) => `हाँ, सूख जानी चाहिए: उसके बाद ${days} सूखे दिन का अनुमान है`,
    rain: ({ amount, day }) => `नहीं: ${day} को ${amount} का अनुमान है`,
    no: 'नहीं: उसके बाद के दिन घास सुखाने के लिए काफी सूखे नहीं हैं',
    first: ({ day }) => `पहला दिन जिसके बाद सूखनी चाहिए: ${day}`,
    none: 'इस पूर्वानुमान में किसी दिन के बाद काफी सूखे दिन नहीं हैं',
    unknown: 'कह नहीं सकते: बाद के दिन इस पूर्वानुमान से आगे हैं, या आंकड़े नहीं हैं',
  },
  watering: {
    no: 'अभी जरूरत नहीं: ऊपर की मिट्टी भरी है',
    wait: ({ lacks, day, amount }) =>
      `रुकिए: ऊपर की मिट्टी में ${lacks} कम है, और ${day} तक ${amount} बारिश का पूर्वानुमान है`,
    needed: ({ lacks, day, amount }) =>
      `हां, अगर फसल को चाहिए: ऊपर की मिट्टी में ${lacks} कम है, और ${day} तक ${amount} से ज्यादा बारिश का पूर्वानुमान नहीं`,
    unknown: 'परखा नहीं जा सकता, मिट्टी कितनी सूखी है पता नहीं',
    between: ({ least, most }) => `${least} से ${most}`,
  },
  hail: 'नहीं दिखते, पर ओले कम ही पूर्वानुमान दिखाते हैं: जहां गरज है वहां ओले हो सकते हैं',
  warnings: 'सरकारी चेतावनियां यहां नहीं पढ़ी जातीं: अपने मौसम विभाग की मानिए।',
  absent: ({ what }) => `“${what}” इस पूर्वानुमान में नहीं है; यह उसके सबसे पास का है।`,
  noRule: ({ name }) =>
    `“${name}” के लिए मौसम परखने का कोई नियम मेरे पास नहीं है: नमी के घंटे और बारिश सबसे पास की बात हैं, और उनका मतलब आपके सलाहकार जानते हैं।`,
  beyond: ({ day }) =>
    `वह इस पूर्वानुमान से आगे है: यह ${day} पर खत्म होता है, और महीने या मौसम का नहीं बताता। अपने मौसम विभाग से पूछिए।`,
  elsewhere: ({ place }) => `${place} के लिए, जो आपके खेत की जगह नहीं है:`,
  dayNotRead: ({ name, day }) => `“${name}” को मैं दिन नहीं समझा: यह ${day} का है।`,
  notFound: ({ name, place }) => `“${name}” नाम की जगह नहीं मिली: यह आपके खेत का है, ${place}।`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${from} से ${until} तक ${about}: ${amount ?? 'कुछ नहीं'}, मौसम मॉडल से, वर्षामापी से नहीं।`,
  fallenUnknown: 'इन सब घंटों में कितनी गिरी, पता नहीं।',
  noFurtherBack: 'उससे पीछे का यहां कुछ नहीं रखा।',
}
