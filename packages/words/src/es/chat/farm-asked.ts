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
    spraying: 'Pulverización',
    harvest: 'Cosecha',
    hay: 'Empacado de heno',
    field_work: 'Labores del suelo',
  },
  subjects: {
    rain: 'Lluvia',
    fog: 'Niebla',
    thunder: 'Tormenta',
    hail: 'Granizo',
    snow: 'Nieve',
    wind: 'Viento',
    gusts: 'Ráfagas',
    temperature: 'Temperatura',
    humidity: 'Humedad',
    cloud: 'Nubes',
    frost: 'Helada',
    evaporation: 'Evaporación (ET0)',
    watering: 'Riego',
    spreading: 'Esparcir',
    mowing: 'Segar heno',
    cattle: 'Estrés por calor del ganado',
    people: 'Calor para quien trabaja',
    lambs: 'Frío para los corderos',
    sun: 'Sol',
    dryDays: 'Días secos',
  },
  extremeDays: {
    coldest: 'Día más frío',
    warmest: 'Día más cálido',
    windiest: 'Día más ventoso',
    wettest: 'Día más lluvioso',
    driest: 'Día más seco',
    calmest: 'Día de menos viento',
  },
  ofTwo: {
    coldest: two('Más frío'),
    warmest: two('Más cálido'),
    windiest: two('Más viento'),
    wettest: two('Más lluvia'),
    driest: two('Más seco'),
    calmest: two('Menos viento'),
  },
  twoAlike: ({ place, other, figure }) => `Igual: ${place} y ${other}, ${figure}.`,
  line: ({ about, when, said }) =>
    when === undefined ? `${about}: ${said}.` : `${about}, ${when}: ${said}.`,
  when: ({ day, stretch }) => `${day}, ${stretch}`,
  yes: ({ said }) => `sí, ${said}`,
  no: 'no, nada previsto',
  unknown: 'no se sabe, este pronóstico no lo da',
  partlyKnown: ({ figure }) => `${figure}, algunas horas no se saben`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `las próximas horas buenas son ${day}, ${stretch}`,
  best: ({ day, stretch }) => `lo mejor: ${day}, ${stretch}`,
  noGood: 'no hay horas buenas en lo que abarca el pronóstico',
  carefulOnly: ({ day, stretch, why }) => `sin horas buenas, con cuidado ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `no: ${said}`,
  near: ({ said }) => `demasiado justo para decirlo, ${said}`,
  fromOn: ({ day, clock }) => `a partir de ${day}, ${clock}`,
  notCovered: 'el pronóstico no abarca ese momento',
  falls,
  rain: ({ amount, said, chance, fall }) =>
    `sí, ${amount}, ${said} (probabilidad máxima de ${fall}: ${chance})`,
  noRain: ({ chance, fall }) => `no, no se prevé (probabilidad máxima de ${fall}: ${chance})`,
  rainPerhaps: ({ chance }) => `quizá: no se prevé cantidad, pero la probabilidad llega a ${chance}`,
  rainUnknown: ({ chance, fall }) =>
    `la cantidad no se sabe para todas esas horas (probabilidad máxima de ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }) => `${figure} (${clock}${isWhole ? '' : ', algunas horas no se saben'})`,
  wind: ({ wind, gusts }) => `hasta ${wind}; ráfagas ${gusts}`,
  extremes: ({ lowest, highest }) => `mínima ${lowest}, máxima ${highest}`,
  noFrost: ({ figure, clock }) => `no, el aire baja a ${figure} hacia ${clock}`,
  reached: ({ figure, clock, limit }) => `sí, ${figure} hacia ${clock} (desde ${limit})`,
  notReached: ({ figure, clock, limit }) => `no, como mucho ${figure} hacia ${clock} (desde ${limit})`,
  sun: ({ rises, sets }) => `sale ${rises}, se pone ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; no se sabe: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} del ${from} al ${until}`,
  ofGrass: 'Es de pasto corto: un cultivo toma eso por su propio coeficiente.',
  spreading: {
    ground: ({ why }) => `no: no se esparce nada en suelo helado, con nieve o encharcado (${why})`,
    wait: ({ amount, day }) => `espere: hasta el ${day} se pronostica ${amount}, que puede lavarlo`,
    dry: ({ day }) => `no se pronostica lluvia que lo lave hasta el ${day}`,
    some: ({ amount, day }) =>
      `hasta el ${day} se pronostica ${amount}: poco para lavarlo, si no cae de golpe`,
    unknown: 'no se puede juzgar, no se conoce la lluvia de todas las horas de los próximos dos días',
  },
  mowing: {
    yes: ({ days }) => `sí, debería secarse: se pronostican ${days} días secos después`,
    rain: ({ amount, day }) => `no: se pronostica ${amount} el ${day}`,
    no: 'no: los días siguientes no son bastante secos para el heno',
    first: ({ day }) => `el primer día tras el que debería secarse es el ${day}`,
    none: 'ningún día de este pronóstico tiene bastantes días secos después',
    unknown: 'no se puede juzgar: los días siguientes pasan de este pronóstico, o les faltan datos',
  },
  watering: {
    no: 'no hace falta ahora: la capa de arriba del suelo está llena',
    wait: ({ lacks, amount, day }) =>
      `espere: a la capa de arriba del suelo le faltan ${lacks}, y se prevén ${amount} de lluvia hasta el ${day}`,
    needed: ({ lacks, day, amount }) =>
      `sí, si el cultivo lo necesita: a la capa de arriba del suelo le faltan ${lacks}, y hasta el ${day} no se prevén más de ${amount} de lluvia`,
    unknown: 'no se puede juzgar, no se sabe lo seco que está el suelo',
    between: ({ least, most }) => `${least} a ${most}`,
  },
  hail: 'no se ve, pero pocos pronósticos muestran el granizo: donde hay tormenta no se puede descartar',
  warnings: 'Aquí no se leen los avisos oficiales: atienda los de su servicio meteorológico.',
  absent: ({ what }) => `«${what}» no está en este pronóstico; esto es lo más cercano que tiene.`,
  noRule: ({ name }) =>
    `Para «${name}» no tengo regla que juzgue el tiempo: las horas húmedas y la lluvia son lo más cercano que tengo, y su asesor sabe qué significan.`,
  beyond: ({ day }) =>
    `Eso está más lejos de lo que llega este pronóstico: termina el ${day}, y no dice nada de un mes o una temporada. Pregunte a su servicio meteorológico.`,
  elsewhere: ({ place }) => `Para ${place}, que no es el lugar de su finca:`,
  dayNotRead: ({ name, day }) => `No entendí «${name}» como un día: esto es para el ${day}.`,
  notFound: ({ name, place }) => `No encontré un lugar llamado «${name}»: esto es para su finca, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} del ${from} al ${until}: ${amount ?? 'ninguna'}, según el modelo y no un pluviómetro.`,
  fallenUnknown: 'No se sabe cuánto cayó en todas esas horas.',
  noFurtherBack: 'Más atrás no se guarda nada aquí.',
}
