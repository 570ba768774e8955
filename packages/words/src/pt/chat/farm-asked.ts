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
  },
  extremeDays: {
    coldest: 'Dia mais frio',
    warmest: 'Dia mais quente',
    windiest: 'Dia de mais vento',
    wettest: 'Dia de mais chuva',
    driest: 'Dia mais seco',
    calmest: 'Dia de menos vento',
  },
  ofTwo: {
    coldest: two('Mais frio'),
    warmest: two('Mais quente'),
    windiest: two('Mais vento'),
    wettest: two('Mais chuva'),
    driest: two('Mais seco'),
    calmest: two('Menos vento'),
  },
  twoAlike: ({ place, other, figure }) => `Igual: ${place} e ${other}, ${figure}.`,
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
  noGood: 'não há horas boas no que a previsão cobre',
  carefulOnly: ({ day, stretch, why }) => `sem horas boas, com cuidado ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `não, ${said}`,
  near: ({ said }) => `perto demais para dizer, ${said}`,
  fromOn: ({ day, clock }) => `a partir de ${day}, ${clock}`,
  notCovered: 'a previsão não cobre esse momento',
  falls,
  rain: ({ amount, said, chance, fall }) => `sim, ${amount}, ${said} (maior chance de ${fall}: ${chance})`,
  noRain: ({ chance, fall }) => `não, nenhuma prevista (maior chance de ${fall}: ${chance})`,
  rainPerhaps: ({ chance }) => `talvez: nenhuma quantidade prevista, mas a chance vai até ${chance}`,
  rainUnknown: ({ chance, fall }) =>
    `a quantidade não se sabe para todas essas horas (maior chance de ${fall}: ${chance})`,
  peak: ({ figure, clock, isWhole }) =>
    `${figure} (${clock}${isWhole ? '' : ', algumas horas não se sabem'})`,
  wind: ({ wind, gusts }) => `até ${wind}; rajadas ${gusts}`,
  extremes: ({ lowest, highest }) => `mínima ${lowest}, máxima ${highest}`,
  noFrost: ({ figure, clock }) => `não, o ar desce a ${figure} por volta de ${clock}`,
  reached: ({ figure, clock, limit }) => `sim, ${figure} por volta de ${clock} (a partir de ${limit})`,
  notReached: ({ figure, clock, limit }) =>
    `não, no máximo ${figure} por volta de ${clock} (a partir de ${limit})`,
  sun: ({ rises, sets }) => `nasce ${rises}, põe-se ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said}; não se sabe: ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} de ${from} a ${until}`,
  ofGrass: 'Isso é de capim curto: uma cultura toma isso vezes o seu próprio coeficiente.',
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
  watering: {
    no: 'não é preciso agora: a camada de cima do solo está cheia',
    wait: ({ lacks, amount, day }) =>
      `espere: faltam ${lacks} à camada de cima do solo, e ${amount} de chuva estão previstos até ${day}`,
    needed: ({ lacks, day, amount }) =>
      `sim, se a cultura precisar: faltam ${lacks} à camada de cima do solo, e até ${day} não há mais que ${amount} de chuva previstos`,
    unknown: 'não dá para julgar, não se sabe quão seco está o solo',
    between: ({ least, most }) => `${least} a ${most}`,
  },
  hail: 'nada aparece, mas poucas previsões mostram granizo: onde há trovoada não se pode excluir',
  warnings: 'Os avisos oficiais não são lidos aqui: siga os do seu serviço de meteorologia.',
  absent: ({ what }) => `“${what}” não está nesta previsão; isto é o mais próximo que ela tem.`,
  noRule: ({ name }) =>
    `Para “${name}” não tenho regra que julgue o tempo: as horas úmidas e a chuva são o mais próximo que tenho, e o seu técnico sabe o que significam.`,
  beyond: ({ day }) =>
    `Isso fica além do que esta previsão alcança: ela termina em ${day}, e nada diz de um mês ou de uma estação. Pergunte ao seu serviço de meteorologia.`,
  elsewhere: ({ place }) => `Para ${place}, que não é o lugar da sua fazenda:`,
  dayNotRead: ({ name, day }) => `Não entendi “${name}” como um dia: isto é para ${day}.`,
  notFound: ({ name, place }) =>
    `Não encontrei um lugar chamado “${name}”: isto é para a sua fazenda, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} de ${from} a ${until}: ${amount ?? 'nenhuma'}, pelo modelo e não por um pluviômetro.`,
  fallenUnknown: 'Não se sabe quanto caiu em todas essas horas.',
  noFurtherBack: 'Mais para trás nada é guardado aqui.',
}
