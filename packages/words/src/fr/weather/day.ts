import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { capitalise } from '../../format/names/capital.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name} : favorable ${stretch}`,
  careful: ({ stretch }) => `${name} : prudence ${stretch}`,
  short: ({ stretch }) => `${stretch} (trop court)`,
  goodAllDay: `${name} : favorable toute la journée`,
  carefulAllDay: `${name} : prudence toute la journée`,
  unknown: `${name} : impossible à juger`,
  dont: `${name} : à éviter`,
})

const falls = (what: string, showers: string, ofWater = ' d’eau'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `${what} non connue`,
  least: ({ amount }) => `${what} : au moins ${amount}, certaines heures ne sont pas connues`,
  showers: ({ amount, from }) => `${showers} à partir de ${from}, ${amount} en tout`,
  spells: ({ amount, from }) => `${what} par moments à partir de ${from}, ${amount} en tout`,
  between: ({ amount, from, until }) =>
    `sec jusqu’à ${from}, puis ${what} jusqu’à ${until} (${amount}), puis sec`,
  from: ({ amount, from }) => `sec jusqu’à ${from}, puis ${what}, ${amount}`,
  until: ({ amount, until }) => `${what} jusqu’à ${until} (${amount}), puis sec`,
  throughout: ({ amount }) => `${what} sans arrêt, ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `un peu de ${what} probable (${chance}) vers ${clock}`,
    amount: ({ amount }) => `un peu de ${what} par moments, ${amount} en tout`,
  },
})

export const day: Day = {
  sentence: ({ clauses }) => `${capitalise('fr', clauses.join(' ; '))}.`,
  rain: {
    span: {
      allDay: 'toute la journée',
      until: ({ clock }) => `jusqu’à ${clock}, où la prévision s’arrête`,
      from: ({ clock }) => `à partir de ${clock}`,
    },
    dry: ({ span }) => `sec ${span}`,
    chanceUnknown: ({ said, fall }) => `${said}, mais le risque de ${fall} n’est pas connu`,
    inDoubt: ({ said, chance, clock, fall }) =>
      `${said}, mais avec ${chance} de risque de ${fall} vers ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}, mais avec ${chance} de risque de ${fall} vers ${clock} ; celui d’autres heures n’est pas connu`,
    falls: {
      rain: falls('pluie', 'averses', ''),
      freezing: falls('pluie verglaçante', 'averses de pluie verglaçante', ''),
      snow: falls('neige', 'averses de neige'),
      mixed: falls('pluie et neige', 'averses de pluie et de neige'),
      either: falls('pluie ou neige', 'averses de pluie ou de neige'),
      rain_freezing: falls('pluie et pluie verglaçante', 'averses de pluie et pluie verglaçante', ''),
      snow_freezing: falls('neige et pluie verglaçante', 'averses de neige et pluie verglaçante'),
      mixed_freezing: falls(
        'pluie, neige et pluie verglaçante',
        'averses de pluie, neige et pluie verglaçante',
      ),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `gelée au sol vers ${clock}, le sol jusqu’à ${figure}`,
    air: ({ clock, figure }) => `gel sous abri vers ${clock}, jusqu’à ${figure}`,
    hard: ({ clock, figure }) => `fort gel vers ${clock}, jusqu’à ${figure}`,
    allDay: ({ figure }) => `gel toute la journée, jusqu’à ${figure}`,
    restOfDay: ({ figure }) => `gel le reste de la journée, jusqu’à ${figure}`,
    withGround: ({ frost, clock, figure }) => `${frost}, le sol à ${figure} vers ${clock}`,
    withGroundThen: ({ frost, figure }) => `${frost}, le sol à ${figure}`,
    unknown: 'gel non connu pour certaines heures',
    partlyUnknown: ({ frost }) => `${frost}, gel non connu pour certaines heures`,
  },
  thunder: ({ clock }) => `orage vers ${clock}`,
  tonight: ({ frost }) => `cette nuit ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `Cette nuit, de ${from} à ${until} : ${frost}.`,
    none: ({ clock, figure, from, until }) =>
      `Cette nuit, de ${from} à ${until} : pas de gel, minimum ${figure} vers ${clock}.`,
    unknown: ({ from, until }) => `Cette nuit, de ${from} à ${until} : la température n’est pas connue.`,
  },
  jobs: {
    spraying: job('pulvérisation'),
    harvest: job('moisson'),
    hay: job('pressage du foin'),
    field_work: job('travail du sol'),
  },
  uncertain: 'incertain si loin à l’avance',
}
