import type { AnswerWords } from '../../answering/answer-words.ts'
import { precipitationNames } from '../weather/precipitation-names.ts'

/** Answers to single forecast questions: the verdict first, then hours and values. */
export const forecastAnswers: AnswerWords['chat']['farm']['asked'] = {
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
    drying: 'Kukausha nje',
  },
  extremeDays: {
    coldest: 'Siku ya baridi zaidi',
    warmest: 'Siku ya joto zaidi',
    windiest: 'Siku ya upepo zaidi',
    wettest: 'Siku ya mvua zaidi',
    driest: 'Siku kavu zaidi',
    calmest: 'Siku ya upepo mdogo zaidi',
  },
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
  noGood: 'hakuna saa nzuri katika utabiri huu',
  carefulOnly: ({ day, stretch, why }) => `hakuna saa nzuri, kwa uangalifu ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `hapana, ${said}`,
  near: ({ said }) => `ni karibu mno kusema, ${said}`,
  notCovered: 'utabiri haufiki wakati huo',
  falls: precipitationNames,
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
  noFrost: ({ figure, clock }) => `hapana, kiwango cha chini ${figure} karibu ${clock}`,
  reached: ({ figure, clock, limit }) => `ndiyo, ${figure} karibu ${clock} (kikomo: ${limit})`,
  notReached: ({ figure, clock, limit }) => `hapana, juu kabisa ${figure} karibu ${clock} (kikomo: ${limit})`,
  sun: ({ rises, sets }) => `litachomoza ${rises}, litazama ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; haijulikani: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} kuanzia ${from} hadi ${until}`,
  ofGrass: 'Hiyo ni ya nyasi fupi; kwa zao, zidisha kwa mgawo wake.',
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
  drying: {
    yes: ({ chance }) => `ndiyo, mvua haitarajiwi (uwezekano wa mvua: hadi ${chance})`,
    no: ({ amount, chance }) => `hapana, ${amount} inatarajiwa (uwezekano wa mvua: hadi ${chance})`,
    perhaps: ({ chance }) => `labda: uwezekano wa mvua ni hadi ${chance}`,
  },
  noDiseaseModel:
    'Sina kanuni ya magonjwa kwa zao hili. Saa zenye unyevu na mvua ndizo mwongozo wa karibu; muulize mshauri wako.',
  onGrowingPage:
    'Maji ya udongo, hatari ya magonjwa, nyuzi joto za ukuaji na saa za baridi ziko chini ya “Water and growth”.',
  watering: {
    no: 'si lazima sasa: udongo wa juu umejaa maji',
    wait: ({ lacks, amount, day }) =>
      `subiri: udongo wa juu umepungukiwa ${lacks}, na mvua ya ${amount} inatabiriwa hadi ${day}`,
    needed: ({ lacks, day, amount }) =>
      `ndiyo, zao likihitaji: udongo wa juu umepungukiwa ${lacks}, na hadi ${day} mvua inayotabiriwa haizidi ${amount}`,
    unknown: 'haiwezi kuamuliwa, haijulikani udongo ni mkavu kiasi gani',
    between: ({ least, most }) => `${least} hadi ${most}`,
  },
  hail: 'haitabiriwi, lakini utabiri mchache huonyesha mvua ya mawe: inawezekana penye radi',
  warnings: 'Angalia pia tahadhari rasmi.',
  beyond: ({ day }) => `Utabiri unaishia ${day}. Kwa baadaye, uliza mamlaka yako ya hali ya hewa.`,
  elsewhere: ({ place }) => `Kwa ${place} (si shamba lako):`,
  notFound: ({ name, place }) => `Sikupata mahali panapoitwa “${name}”. Hii ni ya shamba lako, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} kuanzia ${from} hadi ${until}: ${amount ?? 'hakuna'} (kielelezo cha hali ya hewa, si kipimo).`,
  fallenUnknown: 'Mvua ya saa hizo zote haijulikani.',
  noFurtherBack: 'Mvua ya kabla ya hapo haipatikani.',
}
