import type { AnswerWords } from '../../answering/answer-words.ts'
import { falls } from '../weather/falls.ts'

type OfTwo = AnswerWords['chat']['farm']['asked']['ofTwo']['coldest']

const two =
  (word: string): OfTwo =>
  ({ place, figure, other, otherFigure }) =>
    `${word}: ${place}, ${figure} (${other}: ${otherFigure}).`

/** One thing that is asked of the forecast, the verdict first, then its hours and figures. */
export const asked: AnswerWords['chat']['farm']['asked'] = {
  jobs: {
    spraying: 'Kunyunyizia dawa',
    harvest: 'Kuvuna',
    hay: 'Kufunga majani makavu',
    field_work: 'Kulima',
  },
  subjects: {
    rain: 'Mvua',
    fog: 'Ukungu',
    thunder: 'Radi',
    hail: 'Mvua ya mawe',
    snow: 'Theluji',
    wind: 'Upepo',
    gusts: 'Upepo wa ghafla',
    temperature: 'Halijoto',
    humidity: 'Unyevu wa hewa',
    cloud: 'Mawingu',
    frost: 'Jalidi',
    evaporation: 'Mvukizo (ET0)',
    watering: 'Umwagiliaji',
    spreading: 'Kuweka mbolea',
    mowing: 'Kukata nyasi za hay',
    cattle: 'Joto kwa ng’ombe',
    people: 'Joto kwa wafanyakazi',
    lambs: 'Baridi kwa wanakondoo',
    sun: 'Jua',
    dryDays: 'Siku kavu',
  },
  extremeDays: {
    coldest: 'Siku ya baridi zaidi',
    warmest: 'Siku ya joto zaidi',
    windiest: 'Siku ya upepo zaidi',
    wettest: 'Siku ya mvua zaidi',
    driest: 'Siku kavu zaidi',
    calmest: 'Siku ya upepo mdogo zaidi',
  },
  ofTwo: {
    coldest: two('Baridi zaidi'),
    warmest: two('Joto zaidi'),
    windiest: two('Upepo zaidi'),
    wettest: two('Mvua zaidi'),
    driest: two('Kavu zaidi'),
    calmest: two('Upepo kidogo zaidi'),
  },
  twoAlike: ({ place, other, figure }) => `Sawa: ${place} na ${other}, ${figure}.`,
  line: ({ about, when, said }) =>
    when === undefined ? `${about}: ${said}.` : `${about}, ${when}: ${said}.`,
  when: ({ day, stretch }) => `${day}, ${stretch}`,
  yes: ({ said }) => `ndiyo, ${said}`,
  no: 'hapana, haitabiriwi',
  unknown: 'haijulikani, utabiri huu hautoi',
  partlyKnown: ({ figure }) => `${figure}, baadhi ya saa hazijulikani`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `saa nzuri zijazo ni ${day}, ${stretch}`,
  best: ({ day, stretch }) => `bora zaidi: ${day}, ${stretch}`,
  noGood: 'hakuna saa nzuri katika muda wa utabiri',
  carefulOnly: ({ day, stretch, why }) => `hakuna saa nzuri, kwa uangalifu ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `hapana, ${said}`,
  near: ({ said }) => `ni karibu mno kusema, ${said}`,
  fromOn: ({ day, clock }) => `kuanzia ${day}, ${clock}`,
  notCovered: 'utabiri haufiki wakati huo',
  falls,
  rain: ({ amount, said, chance, fall }) =>
    `ndiyo, ${amount}, ${said} (uwezekano mkubwa wa ${fall}: ${chance})`,
  noRain: ({ chance, fall }) => `hapana, haitabiriwi (uwezekano mkubwa wa ${fall}: ${chance})`,
  rainPerhaps: ({ chance }) => `labda: hakuna kiasi kinachotabiriwa, lakini uwezekano unafika ${chance}`,
  rainUnknown: ({ chance, fall }) =>
    `kiasi hakijulikani kwa saa hizo zote (uwezekano mkubwa wa ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }) =>
    `${figure} (${clock}${isWhole ? '' : ', baadhi ya saa hazijulikani'})`,
  wind: ({ wind, gusts }) => `mkali zaidi ${wind}; wa ghafla ${gusts}`,
  extremes: ({ lowest, highest }) => `chini ${lowest}, juu ${highest}`,
  noFrost: ({ figure, clock }) => `hapana, hewa itashuka hadi ${figure} karibu ${clock}`,
  reached: ({ figure, clock, limit }) => `ndiyo, ${figure} karibu ${clock} (huanza kwa ${limit})`,
  notReached: ({ figure, clock, limit }) =>
    `hapana, ${figure} kwa ubaya zaidi karibu ${clock} (huanza kwa ${limit})`,
  sun: ({ rises, sets }) => `litachomoza ${rises}, litazama ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; haijulikani: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} kuanzia ${from} hadi ${until}`,
  ofGrass: 'Hiyo ni ya nyasi fupi: zao huchukua kiasi hicho mara mgawo wake.',
  spreading: {
    ground: ({ why }) =>
      `hapana: usiweke kitu kwenye udongo ulioganda, wenye theluji au uliojaa maji (${why})`,
    wait: ({ amount, day }) => `subiri: ${amount} inatarajiwa hadi ${day}, inaweza kuisomba`,
    dry: ({ day }) => `hakuna mvua ya kuisomba inayotarajiwa hadi ${day}`,
    some: ({ amount, day }) =>
      `${amount} inatarajiwa hadi ${day}: ni kidogo kuisomba, isipokuwa inyeshe kwa mara moja`,
    unknown: 'haiwezekani kujua, mvua ya saa zote za siku mbili zijazo haijulikani',
  },
  mowing: {
    yes: ({ days }) => `ndiyo, zinapaswa kukauka: siku ${days} kavu zinatarajiwa baadaye`,
    rain: ({ amount, day }) => `hapana: ${amount} inatarajiwa ${day}`,
    no: 'hapana: siku zinazofuata si kavu vya kutosha kwa nyasi',
    first: ({ day }) => `siku ya kwanza ambayo baada yake zinapaswa kukauka ni ${day}`,
    none: 'hakuna siku ya utabiri huu yenye siku kavu za kutosha baada yake',
    unknown: 'haiwezekani kujua: siku zinazofuata zinapita utabiri huu, au takwimu hazipo',
  },
  watering: {
    no: 'si lazima sasa: udongo wa juu umejaa maji',
    wait: ({ lacks, amount, day }) =>
      `subiri: udongo wa juu umepungukiwa ${lacks}, na mvua ya ${amount} inatabiriwa hadi ${day}`,
    needed: ({ lacks, day, amount }) =>
      `ndiyo, zao likihitaji: udongo wa juu umepungukiwa ${lacks}, na hadi ${day} mvua inayotabiriwa haizidi ${amount}`,
    unknown: 'haiwezi kuamuliwa, haijulikani udongo ni mkavu kiasi gani',
    between: ({ least, most }) => `${least} hadi ${most}`,
  },
  hail: 'haionekani, lakini utabiri mchache huonyesha mvua ya mawe: penye radi haiwezi kuondolewa',
  warnings: 'Tahadhari rasmi hazisomwi hapa: fuata za mamlaka yako ya hali ya hewa.',
  absent: ({ what }) => `“${what}” haimo katika utabiri huu; hiki ndicho kilicho karibu zaidi.`,
  noRule: ({ name }) =>
    `Kuhusu “${name}” sina kanuni ya kupima hali ya hewa: saa zenye unyevu na mvua ndizo zilizo karibu zaidi, na maana yake mshauri wako anaijua.`,
  beyond: ({ day }) =>
    `Huko ni mbali kuliko utabiri huu unavyofika: unaishia ${day}, na hausemi mwezi wala msimu. Uliza mamlaka yako ya hali ya hewa.`,
  elsewhere: ({ place }) => `Kwa ${place}, ambapo si mahali pa shamba lako:`,
  dayNotRead: ({ name, day }) => `Sikuelewa “${name}” kuwa siku: hii ni ya ${day}.`,
  notFound: ({ name, place }) => `Sikupata mahali panapoitwa “${name}”: hii ni ya shamba lako, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} kuanzia ${from} hadi ${until}: ${amount ?? 'hakuna'}, kwa kielelezo cha hali ya hewa na si kipimo.`,
  fallenUnknown: 'Kiasi kilichonyesha hakijulikani kwa saa hizo zote.',
  noFurtherBack: 'Nyuma zaidi hakuna kilichohifadhiwa hapa.',
}
