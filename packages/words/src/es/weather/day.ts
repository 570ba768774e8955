import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { capitalise } from '../../format/names/capital.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name}: bueno ${stretch}`,
  careful: ({ stretch }) => `${name}: con cuidado ${stretch}`,
  short: ({ stretch }) => `${stretch} (demasiado corto)`,
  goodAllDay: `${name}: bueno todo el día`,
  carefulAllDay: `${name}: con cuidado todo el día`,
  unknown: `${name}: no se puede juzgar`,
  dont: `${name}: no lo haga`,
})

const falls = (what: string, showers: string, ofWater = ' de agua'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `${what} no conocida`,
  least: ({ amount }) => `${what}: al menos ${amount}, algunas horas no se conocen`,
  showers: ({ amount, from }) => `${showers} desde ${from}, ${amount} en total`,
  spells: ({ amount, from }) => `${what} a ratos desde ${from}, ${amount} en total`,
  between: ({ amount, from, until }) =>
    `seco hasta ${from}, luego ${what} hasta ${until} (${amount}), después seco`,
  from: ({ amount, from }) => `seco hasta ${from}, luego ${what}, ${amount}`,
  until: ({ amount, until }) => `${what} hasta ${until} (${amount}), después seco`,
  throughout: ({ amount }) => `${what} sin parar, ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `un poco de ${what} probable (${chance}) hacia ${clock}`,
    amount: ({ amount }) => `un poco de ${what} a ratos, ${amount} en total`,
  },
})

export const day: Day = {
  sentence: ({ clauses }) => `${capitalise('es', clauses.join('; '))}.`,
  rain: {
    span: {
      allDay: 'todo el día',
      until: ({ clock }) => `hasta ${clock}, donde acaba el pronóstico`,
      from: ({ clock }) => `desde ${clock}`,
    },
    dry: ({ span }) => `seco ${span}`,
    chanceUnknown: ({ said, fall }) => `${said}, aunque no se conoce la probabilidad de ${fall}`,
    inDoubt: ({ said, chance, clock, fall }) =>
      `${said}, aunque con ${chance} de probabilidad de ${fall} hacia ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}, aunque con ${chance} de probabilidad de ${fall} hacia ${clock}, la de otras horas no se conoce`,
    falls: {
      rain: falls('lluvia', 'chubascos', ''),
      freezing: falls('lluvia helada', 'chubascos de lluvia helada', ''),
      snow: falls('nieve', 'chubascos de nieve'),
      mixed: falls('lluvia y nieve', 'chubascos de lluvia y nieve'),
      either: falls('lluvia o nieve', 'chubascos de lluvia o nieve'),
      rain_freezing: falls('lluvia y lluvia helada', 'chubascos de lluvia y lluvia helada', ''),
      snow_freezing: falls('nieve y lluvia helada', 'chubascos de nieve y lluvia helada'),
      mixed_freezing: falls('lluvia, nieve y lluvia helada', 'chubascos de lluvia, nieve y lluvia helada'),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `helada en el suelo hacia ${clock}, el suelo hasta ${figure}`,
    air: ({ clock, figure }) => `helada en el aire hacia ${clock}, hasta ${figure}`,
    hard: ({ clock, figure }) => `helada fuerte hacia ${clock}, hasta ${figure}`,
    allDay: ({ figure }) => `helada todo el día, hasta ${figure}`,
    restOfDay: ({ figure }) => `helada el resto del día, hasta ${figure}`,
    withGround: ({ frost, clock, figure }) => `${frost}, el suelo a ${figure} hacia ${clock}`,
    withGroundThen: ({ frost, figure }) => `${frost}, el suelo a ${figure}`,
    unknown: 'helada no conocida para algunas horas',
    partlyUnknown: ({ frost }) => `${frost}, helada no conocida para algunas horas`,
  },
  thunder: ({ clock }) => `tormenta hacia ${clock}`,
  tonight: ({ frost }) => `esta noche ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `Esta noche, de ${from} a ${until}: ${frost}.`,
    none: ({ clock, figure, from, until }) =>
      `Esta noche, de ${from} a ${until}: sin helada, mínima ${figure} hacia ${clock}.`,
    unknown: ({ from, until }) => `Esta noche, de ${from} a ${until}: no se conoce la temperatura.`,
  },
  jobs: {
    spraying: job('fumigar'),
    harvest: job('cosechar'),
    hay: job('empacar heno'),
    field_work: job('labrar'),
  },
  uncertain: 'incierto a tanta distancia',
}
