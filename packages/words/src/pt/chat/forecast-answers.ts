import type { AnswerWords } from '../../answering/answer-words.ts'
import { precipitationNames } from '../weather/precipitation-names.ts'

/** Answers to single forecast questions: the verdict first, then hours and values. */
export const forecastAnswers: AnswerWords['chat']['farm']['asked'] = {
  jobs: {
    spraying: 'Pulverização',
    harvest: 'Colheita',
    hay: 'Enfardamento do feno',
    field_work: 'Trabalho do solo',
  },
  subjects: {
    rain: 'Chuva',
    fog: 'Nevoeiro',
    thunder: 'Trovoada',
    hail: 'Granizo',
    snow: 'Neve',
    wind: 'Vento',
    gusts: 'Rajadas',
    temperature: 'Temperatura',
    humidity: 'Umidade',
    cloud: 'Nuvens',
    frost: 'Geada',
    evaporation: 'Evaporação (ET0)',
    watering: 'Irrigação',
    spreading: 'Espalhar',
    mowing: 'Ceifar feno',
    cattle: 'Estresse de calor do gado',
    people: 'Calor para quem trabalha',
    lambs: 'Frio para os cordeiros',
    sun: 'Sol',
    dryDays: 'Dias secos',
    drying: 'Secagem ao ar livre',
  },
  extremeDays: {
    coldest: 'Dia mais frio',
    warmest: 'Dia mais quente',
    windiest: 'Dia de mais vento',
    wettest: 'Dia de mais chuva',
    driest: 'Dia mais seco',
    calmest: 'Dia de menos vento',
  },
  line: ({ about, when, said }) =>
    when === undefined ? `${about}: ${said}.` : `${about}, ${when}: ${said}.`,
  when: ({ day, stretch }) => `${day}, ${stretch}`,
  yes: ({ said }) => `sim, ${said}`,
  no: 'não, nada previsto',
  unknown: 'não se sabe, esta previsão não dá isso',
  partlyKnown: ({ figure }) => `${figure}, algumas horas não se sabem`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `as próximas horas boas são ${day}, ${stretch}`,
  best: ({ day, stretch }) => `o melhor: ${day}, ${stretch}`,
  noGood: 'não há horas boas nesta previsão',
  carefulOnly: ({ day, stretch, why }) => `sem horas boas, com cuidado ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `não, ${said}`,
  near: ({ said }) => `perto demais para dizer, ${said}`,
  notCovered: 'a previsão não cobre esse momento',
  falls: precipitationNames,
  rain: ({ amount, said, chance, fall }) => `sim, ${amount}, ${said} (maior chance de ${fall}: ${chance})`,
  noRain: ({ chance, fall }) => `não, nenhuma prevista (maior chance de ${fall}: ${chance})`,
  rainPerhaps: ({ chance }) => `talvez: nenhuma quantidade prevista, mas a chance vai até ${chance}`,
  rainUnknown: ({ chance, fall }) =>
    `a quantidade não se sabe para todas essas horas (maior chance de ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }) =>
    `${figure} (${clock}${isWhole ? '' : ', algumas horas não se sabem'})`,
  wind: ({ wind, gusts }) => `até ${wind}; rajadas ${gusts}`,
  extremes: ({ lowest, highest }) => `mínima ${lowest}, máxima ${highest}`,
  noFrost: ({ figure, clock }) => `não, mínima de ${figure} por volta de ${clock}`,
  reached: ({ figure, clock, limit }) => `sim, ${figure} por volta de ${clock} (limite: ${limit})`,
  notReached: ({ figure, clock, limit }) =>
    `não, no máximo ${figure} por volta de ${clock} (limite: ${limit})`,
  sun: ({ rises, sets }) => `nasce ${rises}, põe-se ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; não se sabe: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} de ${from} a ${until}`,
  ofGrass: 'Isto é para capim curto; para uma cultura, multiplique pelo coeficiente dela.',
  spreading: {
    ground: ({ why }) => `não: não se espalha nada em solo gelado, com neve ou encharcado (${why})`,
    wait: ({ amount, day }) => `espere: até ${day} está previsto ${amount}, que pode lavá-lo`,
    dry: ({ day }) => `não está prevista chuva que o lave até ${day}`,
    some: ({ amount, day }) =>
      `até ${day} está previsto ${amount}: pouco para o lavar, se não cair de uma vez`,
    unknown: 'não dá para julgar, não se conhece a chuva de todas as horas dos próximos dois dias',
  },
  mowing: {
    yes: ({ days }) => `sim, deve secar: estão previstos ${days} dias secos depois`,
    rain: ({ amount, day }) => `não: está previsto ${amount} em ${day}`,
    no: 'não: os dias seguintes não são secos o bastante para o feno',
    first: ({ day }) => `o primeiro dia depois do qual deve secar é ${day}`,
    none: 'nenhum dia desta previsão tem dias secos suficientes depois',
    unknown: 'não dá para julgar: os dias seguintes passam desta previsão, ou faltam dados',
  },
  drying: {
    yes: ({ chance }) => `sim, não há chuva prevista (chance de chuva: até ${chance})`,
    no: ({ amount, chance }) => `não, há previsão de ${amount} (chance de chuva: até ${chance})`,
    perhaps: ({ chance }) => `talvez: a chance de chuva vai até ${chance}`,
  },
  noDiseaseModel:
    'Não tenho modelo de doença para esta cultura. As horas úmidas e a chuva são a melhor referência; pergunte ao seu técnico.',
  onGrowingPage:
    'A água do solo, o risco de doença, os graus-dia e as horas de frio estão em “Water and growth”.',
  watering: {
    no: 'não é preciso agora: a camada de cima do solo está cheia',
    wait: ({ lacks, amount, day }) =>
      `espere: faltam ${lacks} à camada de cima do solo, e ${amount} de chuva estão previstos até ${day}`,
    needed: ({ lacks, day, amount }) =>
      `sim, se a cultura precisar: faltam ${lacks} à camada de cima do solo, e até ${day} não há mais que ${amount} de chuva previstos`,
    unknown: 'não dá para julgar, não se sabe quão seco está o solo',
    between: ({ least, most }) => `${least} a ${most}`,
  },
  hail: 'não há previsão, mas poucas previsões mostram granizo: pode cair com trovoada',
  warnings: 'Consulte também os avisos oficiais.',
  beyond: ({ day }) => `A previsão termina em ${day}. Para depois, pergunte ao seu serviço de meteorologia.`,
  elsewhere: ({ place }) => `Para ${place} (não é a sua fazenda):`,
  notFound: ({ name, place }) =>
    `Não encontrei um lugar chamado “${name}”. Isto é para a sua fazenda, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} de ${from} a ${until}: ${amount ?? 'nenhuma'} (modelo, não pluviômetro).`,
  fallenUnknown: 'A chuva de todas essas horas não é conhecida.',
  noFurtherBack: 'A chuva anterior não está disponível.',
}
