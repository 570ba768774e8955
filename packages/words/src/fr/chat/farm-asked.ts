import type { AnswerWords } from '../../answering/answer-words.ts'
import { falls } from '../weather/falls.ts'

type OfTwo = AnswerWords['chat']['farm']['asked']['ofTwo']['coldest']

const two =
  (word: string): OfTwo =>
  ({ place, figure, other, otherFigure }) =>
    `${word} : ${place}, ${figure} (${other} : ${otherFigure}).`

/** One thing that is asked of the forecast, the verdict first, then its hours and figures. */
export const asked: AnswerWords['chat']['farm']['asked'] = {
  jobs: {
    spraying: 'Pulvérisation',
    harvest: 'Moisson',
    hay: 'Pressage du foin',
    field_work: 'Travail du sol',
  },
  subjects: {
    rain: 'Pluie',
    fog: 'Brouillard',
    thunder: 'Orage',
    hail: 'Grêle',
    snow: 'Neige',
    wind: 'Vent',
    gusts: 'Rafales',
    temperature: 'Température',
    humidity: 'Humidité',
    cloud: 'Nuages',
    frost: 'Gel',
    evaporation: 'Évaporation (ET0)',
    watering: 'Irrigation',
    spreading: 'Épandage',
    mowing: 'Faucher le foin',
    cattle: 'Stress de chaleur des bovins',
    people: 'Chaleur au travail',
    lambs: 'Froid pour les agneaux',
    sun: 'Soleil',
    dryDays: 'Jours secs',
  },
  extremeDays: {
    coldest: 'Jour le plus froid',
    warmest: 'Jour le plus chaud',
    windiest: 'Jour le plus venteux',
    wettest: 'Jour le plus pluvieux',
    driest: 'Jour le plus sec',
    calmest: 'Jour le plus calme',
  },
  ofTwo: {
    coldest: two('Plus froid'),
    warmest: two('Plus chaud'),
    windiest: two('Plus de vent'),
    wettest: two('Plus de pluie'),
    driest: two('Plus sec'),
    calmest: two('Moins de vent'),
  },
  twoAlike: ({ place, other, figure }) => `Pareil : ${place} et ${other}, ${figure}.`,
  line: ({ about, when, said }) =>
    when === undefined ? `${about} : ${said}.` : `${about}, ${when} : ${said}.`,
  when: ({ day, stretch }) => `${day}, ${stretch}`,
  yes: ({ said }) => `oui, ${said}`,
  no: 'non, rien n’est prévu',
  unknown: 'inconnu, cette prévision ne le donne pas',
  partlyKnown: ({ figure }) => `${figure}, certaines heures inconnues`,
  good: ({ stretch, verdict }) => `${verdict.toLowerCase()} ${stretch}`,
  notGood: ({ stretch, verdict, why }) => `${verdict.toLowerCase()} ${stretch} (${why})`,
  nextGood: ({ day, stretch }) => `les prochaines heures favorables : ${day}, ${stretch}`,
  best: ({ day, stretch }) => `le mieux : ${day}, ${stretch}`,
  noGood: 'il n’y a pas d’heures favorables dans ce que couvre la prévision',
  carefulOnly: ({ day, stretch, why }) => `pas d’heures favorables, prudence ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `non, ${said}`,
  near: ({ said }) => `trop juste pour le dire, ${said}`,
  fromOn: ({ day, clock }) => `à partir de ${day}, ${clock}`,
  notCovered: 'la prévision ne couvre pas ce moment',
  falls,
  rain: ({ amount, said, chance, fall }) => `oui, ${amount}, ${said} (risque de ${fall} au plus ${chance})`,
  noRain: ({ chance, fall }) => `non, aucune n’est prévue (risque de ${fall} au plus ${chance})`,
  rainPerhaps: ({ chance }) =>
    `peut-être : aucune quantité n’est prévue, mais le risque va jusqu’à ${chance}`,
  rainUnknown: ({ chance, fall }) =>
    `la quantité n’est pas connue pour toutes ces heures (risque de ${fall} au plus ${chance})`,
  peak: ({ figure, clock, isWhole }) =>
    `${figure} (${clock}${isWhole ? '' : ', certaines heures inconnues'})`,
  wind: ({ wind, gusts }) => `au plus ${wind} ; rafales ${gusts}`,
  extremes: ({ lowest, highest }) => `minimum ${lowest}, maximum ${highest}`,
  noFrost: ({ figure, clock }) => `non, l’air descend à ${figure} vers ${clock}`,
  reached: ({ figure, clock, limit }) => `oui, ${figure} vers ${clock} (à partir de ${limit})`,
  notReached: ({ figure, clock, limit }) => `non, au pire ${figure} vers ${clock} (à partir de ${limit})`,
  sun: ({ rises, sets }) => `lever ${rises}, coucher ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said} ; non connu : ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} du ${from} au ${until}`,
  ofGrass: 'C’est pour une herbe courte : une culture prend cela fois son propre coefficient.',
  spreading: {
    ground: ({ why }) => `non : on n’épand rien sur un sol gelé, enneigé ou gorgé d’eau (${why})`,
    wait: ({ amount, day }) =>
      `attendez : ${amount} d’après les prévisions d’ici le ${day}, ce qui peut le lessiver`,
    dry: ({ day }) => `aucune pluie qui le lessiverait n’est prévue d’ici le ${day}`,
    some: ({ amount, day }) =>
      `${amount} d’après les prévisions d’ici le ${day} : trop peu pour le lessiver, sauf d’un seul coup`,
    unknown:
      'impossible à juger, la pluie des deux jours qui viennent n’est pas connue pour toutes les heures',
  },
  mowing: {
    yes: ({ days }) => `oui, il devrait sécher : ${days} jours secs sont prévus ensuite`,
    rain: ({ amount, day }) => `non : ${amount} d’après les prévisions pour le ${day}`,
    no: 'non : les jours qui suivent ne sont pas assez secs pour le foin',
    first: ({ day }) => `le premier jour après lequel il devrait sécher est le ${day}`,
    none: 'aucun jour de cette prévision n’est suivi d’assez de jours secs',
    unknown: 'impossible à juger : les jours qui suivent dépassent cette prévision, ou des données manquent',
  },
  watering: {
    no: 'inutile maintenant : le haut du sol est plein',
    wait: ({ lacks, amount, day }) =>
      `attendez : il manque ${lacks} au haut du sol, et ${amount} de pluie sont prévus d’ici le ${day}`,
    needed: ({ lacks, day, amount }) =>
      `oui, si la culture en a besoin : il manque ${lacks} au haut du sol, et d’ici le ${day} il n’est prévu que ${amount} de pluie`,
    unknown: 'impossible à juger, on ne sait pas si le haut du sol est sec',
    between: ({ least, most }) => `${least} à ${most}`,
  },
  hail: 'rien n’est montré, mais peu de prévisions montrent la grêle : là où il y a un orage, elle n’est pas exclue',
  warnings: 'Les alertes officielles ne sont pas lues ici : suivez celles de votre service météo.',
  absent: ({ what }) => `« ${what} » n’est pas dans cette prévision ; voici le plus proche qu’elle ait.`,
  noRule: ({ name }) =>
    `Pour « ${name} », je n’ai pas de règle qui juge le temps : les heures humides et la pluie sont ce que j’ai de plus proche, et votre conseiller sait ce qu’elles veulent dire.`,
  beyond: ({ day }) =>
    `C’est plus loin que ne va cette prévision : elle s’arrête le ${day}, et ne dit rien d’un mois ou d’une saison. Demandez à votre service météo.`,
  elsewhere: ({ place }) => `Pour ${place}, qui n’est pas le lieu de votre ferme :`,
  dayNotRead: ({ name, day }) => `Je n’ai pas compris « ${name} » comme un jour : voici pour ${day}.`,
  notFound: ({ name, place }) =>
    `Je n’ai pas trouvé de lieu nommé « ${name} » : voici pour votre ferme, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} du ${from} au ${until} : ${amount ?? 'aucune'}, d’après le modèle météo et non un pluviomètre.`,
  fallenUnknown: 'La quantité tombée n’est pas connue pour toutes ces heures.',
  noFurtherBack: 'Plus loin en arrière, rien n’est gardé ici.',
}
