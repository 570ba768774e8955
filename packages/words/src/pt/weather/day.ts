import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { capitalise } from '../../format/names/capital.ts'

type Day = AnswerMessages['weather']['day']

const job = (name: string): Day['jobs']['hay'] => ({
  good: ({ stretch }) => `${name}: bom ${stretch}`,
  careful: ({ stretch }) => `${name}: com cuidado ${stretch}`,
  short: ({ stretch }) => `${stretch} (curto demais)`,
  goodAllDay: `${name}: bom o dia todo`,
  carefulAllDay: `${name}: com cuidado o dia todo`,
  unknown: `${name}: não dá para julgar`,
  dont: `${name}: não faça`,
})

const falls = (what: string, showers: string, ofWater = ' de água'): Day['rain']['falls']['snow'] => ({
  name: what,
  unknown: `${what} não conhecida`,
  least: ({ amount }) => `${what}: pelo menos ${amount}, algumas horas não são conhecidas`,
  showers: ({ amount, from }) => `${showers} a partir de ${from}, ${amount} ao todo`,
  spells: ({ amount, from }) => `${what} às vezes a partir de ${from}, ${amount} ao todo`,
  between: ({ amount, from, until }) =>
    `seco até ${from}, depois ${what} até ${until} (${amount}), depois seco`,
  from: ({ amount, from }) => `seco até ${from}, depois ${what}, ${amount}`,
  until: ({ amount, until }) => `${what} até ${until} (${amount}), depois seco`,
  throughout: ({ amount }) => `${what} sem parar, ${amount}`,
  amount: ({ amount }) => `${amount}${ofWater}`,
  trace: {
    likely: ({ chance, clock }) => `um pouco de ${what} provável (${chance}) por volta de ${clock}`,
    amount: ({ amount }) => `um pouco de ${what} às vezes, ${amount} ao todo`,
  },
})

export const day: Day = {
  sentence: ({ clauses }) => `${capitalise('pt', clauses.join('; '))}.`,
  rain: {
    span: {
      allDay: 'o dia todo',
      until: ({ clock }) => `até ${clock}, onde a previsão acaba`,
      from: ({ clock }) => `a partir de ${clock}`,
    },
    dry: ({ span }) => `seco ${span}`,
    chanceUnknown: ({ said, fall }) => `${said}, embora a chance de ${fall} não seja conhecida`,
    inDoubt: ({ said, chance, clock, fall }) =>
      `${said}, embora com ${chance} de chance de ${fall} por volta de ${clock}`,
    inDoubtPartly: ({ said, chance, clock, fall }) =>
      `${said}, embora com ${chance} de chance de ${fall} por volta de ${clock}; a de outras horas não é conhecida`,
    falls: {
      rain: falls('chuva', 'pancadas de chuva', ''),
      freezing: falls('chuva congelante', 'pancadas de chuva congelante', ''),
      snow: falls('neve', 'pancadas de neve'),
      mixed: falls('chuva e neve', 'pancadas de chuva e neve'),
      either: falls('chuva ou neve', 'pancadas de chuva ou neve'),
      rain_freezing: falls('chuva e chuva congelante', 'pancadas de chuva e chuva congelante', ''),
      snow_freezing: falls('neve e chuva congelante', 'pancadas de neve e chuva congelante'),
      mixed_freezing: falls('chuva, neve e chuva congelante', 'pancadas de chuva, neve e chuva congelante'),
    },
  },
  frost: {
    ground: ({ clock, figure }) => `geada no solo por volta de ${clock}, o solo até ${figure}`,
    air: ({ clock, figure }) => `geada no ar por volta de ${clock}, até ${figure}`,
    hard: ({ clock, figure }) => `geada forte por volta de ${clock}, até ${figure}`,
    allDay: ({ figure }) => `geada o dia todo, até ${figure}`,
    restOfDay: ({ figure }) => `geada no resto do dia, até ${figure}`,
    withGround: ({ frost, clock, figure }) => `${frost}, o solo a ${figure} por volta de ${clock}`,
    withGroundThen: ({ frost, figure }) => `${frost}, o solo a ${figure}`,
    unknown: 'geada não conhecida para algumas horas',
    partlyUnknown: ({ frost }) => `${frost}, geada não conhecida para algumas horas`,
  },
  thunder: ({ clock }) => `trovoada por volta de ${clock}`,
  tonight: ({ frost }) => `esta noite ${frost}`,
  night: {
    frost: ({ frost, from, until }) => `Esta noite, de ${from} a ${until}: ${frost}.`,
    none: ({ clock, figure, from, until }) =>
      `Esta noite, de ${from} a ${until}: sem geada, mínima de ${figure} por volta de ${clock}.`,
    unknown: ({ from, until }) => `Esta noite, de ${from} a ${until}: a temperatura não é conhecida.`,
  },
  jobs: {
    spraying: job('pulverizar'),
    harvest: job('colher'),
    hay: job('enfardar feno'),
    field_work: job('trabalho no campo'),
  },
  uncertain: 'incerto com tanta antecedência',
}
