import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { precipitationNames } from '../weather/precipitation-names.ts'

export const forecastAnswers: AnswerMessages['chat']['farm']['asked'] = {
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
    drying: 'Séchage dehors',
  },
  extremeDays: {
    coldest: 'Jour le plus froid',
    warmest: 'Jour le plus chaud',
    windiest: 'Jour le plus venteux',
    wettest: 'Jour le plus pluvieux',
    driest: 'Jour le plus sec',
    calmest: 'Jour le plus calme',
  },
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
  noGood: 'pas d’heures favorables dans cette prévision',
  carefulOnly: ({ day, stretch, why }) => `pas d’heures favorables, prudence ${day}, ${stretch} (${why})`,
  otherwise: ({ said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
  noBut: ({ said }) => `non, ${said}`,
  near: ({ said }) => `trop juste pour le dire, ${said}`,
  notCovered: 'la prévision ne couvre pas ce moment',
  falls: precipitationNames,
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
  noFrost: ({ figure, clock }) => `non, minimum ${figure} vers ${clock}`,
  reached: ({ figure, clock, limit }) => `oui, ${figure} vers ${clock} (limite : ${limit})`,
  notReached: ({ figure, clock, limit }) => `non, au plus ${figure} vers ${clock} (limite : ${limit})`,
  sun: ({ rises, sets }) => `lever ${rises}, coucher ${sets}`,
  days: ({ count, days }) => `${count} (${days})`,
  daysOpen: ({ said, days }) => `${said} ; non connu : ${days}`,
  evaporated: ({ amount, from, until }) => `${amount} du ${from} au ${until}`,
  ofGrass: 'C’est pour une herbe courte ; pour une culture, multipliez par son coefficient.',
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
  drying: {
    yes: ({ chance }) => `oui, aucune pluie n’est prévue (risque de pluie au plus ${chance})`,
    no: ({ amount, chance }) => `non, ${amount} d’après les prévisions (risque de pluie au plus ${chance})`,
    perhaps: ({ chance }) => `peut-être : le risque de pluie va jusqu’à ${chance}`,
  },
  noDiseaseModel:
    'Je n’ai pas de modèle de maladie pour cette culture. Les heures humides et la pluie sont le repère le plus proche ; demandez à votre conseiller.',
  onGrowingPage:
    'L’eau du sol, le risque de maladie, les degrés-jours et les heures de froid sont sous « Water and growth ».',
  watering: {
    no: 'inutile maintenant : le haut du sol est plein',
    wait: ({ lacks, amount, day }) =>
      `attendez : il manque ${lacks} au haut du sol, et ${amount} de pluie sont prévus d’ici le ${day}`,
    needed: ({ lacks, day, amount }) =>
      `oui, si la culture en a besoin : il manque ${lacks} au haut du sol, et d’ici le ${day} il n’est prévu que ${amount} de pluie`,
    unknown: 'impossible à juger, on ne sait pas si le haut du sol est sec',
    between: ({ least, most }) => `${least} à ${most}`,
  },
  hail: 'aucune n’est prévue, mais peu de prévisions montrent la grêle : elle est possible avec l’orage',
  warnings: 'Consultez aussi les alertes officielles.',
  beyond: ({ day }) => `La prévision s’arrête le ${day}. Pour la suite, demandez à votre service météo.`,
  elsewhere: ({ place }) => `Pour ${place} (pas votre ferme) :`,
  notFound: ({ name, place }) =>
    `Je n’ai pas trouvé de lieu nommé « ${name} ». Voici pour votre ferme, ${place}.`,
  moment: ({ day, clock }) => `${day}, ${clock}`,
  fallen: ({ about, amount, from, until }) =>
    `${about} du ${from} au ${until} : ${amount ?? 'aucune'} (modèle météo, pas un pluviomètre).`,
  fallenUnknown: 'La pluie n’est pas connue pour toutes ces heures.',
  noFurtherBack: 'La pluie d’avant n’est pas disponible.',
}
