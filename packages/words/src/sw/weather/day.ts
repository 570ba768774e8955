import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { capitalise } from '../../format/names/capital.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name}: vizuri ${stretch}`,
  careful: ({ stretch }) => `${name}: kwa uangalifu ${stretch}`,
  short: ({ stretch }) => `${stretch} (muda mfupi mno)`,
  goodAllDay: `${name}: vizuri siku nzima`,
  carefulAllDay: `${name}: kwa uangalifu siku nzima`,
  unknown: `${name}: haiwezi kuhukumiwa`,
  dont: `${name}: usifanye`,
})

const falls = (what: string, showers: string, ofWater = ' za maji'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `${what} haijulikani`,
  least: ({ amount }) => `${what}: angalau ${amount}, saa fulani hazijulikani`,
  showers: ({ amount, from }) => `${showers} kuanzia ${from}, jumla ${amount}`,
  spells: ({ amount, from }) => `${what} kwa vipindi kuanzia ${from}, jumla ${amount}`,
  between: ({ amount, from, until }) =>
    `pakavu hadi ${from}, kisha ${what} hadi ${until} (${amount}), kisha pakavu`,
  from: ({ amount, from }) => `pakavu hadi ${from}, kisha ${what}, ${amount}`,
  until: ({ amount, until }) => `${what} hadi ${until} (${amount}), kisha pakavu`,
  throughout: ({ amount }) => `${what} muda wote, ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `${what} kidogo huenda (${chance}) karibu ${clock}`,
    amount: ({ amount }) => `${what} kidogo kwa vipindi, jumla ${amount}`,
  },
})

export const day: Day = {
  sentence: ({ clauses }) => `${capitalise('sw', clauses.join('; '))}.`,
  rain: {
    span: {
      allDay: 'siku nzima',
      until: ({ clock }) => `hadi ${clock}, utabiri unapoishia`,
      from: ({ clock }) => `kuanzia ${clock}`,
    },
    dry: ({ span }) => `pakavu ${span}`,
    chanceUnknown: ({ said, fall }) => `${said}, ingawa uwezekano wa ${fall} haujulikani`,
    inDoubt: ({ said, chance, clock, fall }) =>
      `${said}, ingawa kuna uwezekano wa ${fall} wa ${chance} karibu ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}, ingawa kuna uwezekano wa ${fall} wa ${chance} karibu ${clock}, wa saa nyingine haujulikani`,
    falls: {
      rain: falls('mvua', 'manyunyu ya mvua', ''),
      freezing: falls('mvua inayoganda', 'manyunyu ya mvua inayoganda', ''),
      snow: falls('theluji', 'manyunyu ya theluji'),
      mixed: falls('mvua na theluji', 'manyunyu ya mvua na theluji'),
      either: falls('mvua au theluji', 'manyunyu ya mvua au theluji'),
      rain_freezing: falls('mvua na mvua inayoganda', 'manyunyu ya mvua na mvua inayoganda', ''),
      snow_freezing: falls('theluji na mvua inayoganda', 'manyunyu ya theluji na mvua inayoganda'),
      mixed_freezing: falls(
        'mvua, theluji na mvua inayoganda',
        'manyunyu ya mvua, theluji na mvua inayoganda',
      ),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `jalidi ya ardhini karibu ${clock}, ardhi hadi ${figure}`,
    air: ({ clock, figure }) => `jalidi ya hewani karibu ${clock}, hadi ${figure}`,
    hard: ({ clock, figure }) => `jalidi kali karibu ${clock}, hadi ${figure}`,
    allDay: ({ figure }) => `jalidi siku nzima, hadi ${figure}`,
    restOfDay: ({ figure }) => `jalidi kwa muda wote wa siku uliobaki, hadi ${figure}`,
    withGround: ({ frost, clock, figure }) => `${frost}, ardhi ${figure} karibu ${clock}`,
    withGroundThen: ({ frost, figure }) => `${frost}, ardhi ${figure}`,
    unknown: 'jalidi haijulikani kwa saa fulani',
    partlyUnknown: ({ frost }) => `${frost}, jalidi haijulikani kwa saa fulani`,
  },
  thunder: ({ clock }) => `radi karibu ${clock}`,
  tonight: ({ frost }) => `usiku huu ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `Usiku huu, ${from} hadi ${until}: ${frost}.`,
    none: ({ clock, figure, from, until }) =>
      `Usiku huu, ${from} hadi ${until}: hakuna jalidi, kiwango cha chini ${figure} karibu ${clock}.`,
    unknown: ({ from, until }) => `Usiku huu, ${from} hadi ${until}: halijoto haijulikani.`,
  },
  jobs: {
    spraying: job('kunyunyizia dawa'),
    harvest: job('kuvuna'),
    hay: job('kufunga majani makavu'),
    field_work: job('kulima'),
  },
  uncertain: 'si hakika kwa siku za mbali hivi',
}
