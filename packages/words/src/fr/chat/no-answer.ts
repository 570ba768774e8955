import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'

const back = (hours: number) =>
  hours === 1 ? 'il revient dans l’heure' : `il revient dans ${formatNumber('fr', hours)} heures environ`

export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `Le modèle d’IA vous a répondu autant qu’il peut aujourd’hui ; ${back(hours)}.`,
    address: ({ hours }) =>
      `Le modèle d’IA a répondu autant qu’il peut aujourd’hui à tous ceux de votre réseau ensemble ; ${back(hours)}.`,
    newcomers: ({ hours }) =>
      `Le modèle d’IA a répondu autant qu’il peut aujourd’hui aux nouveaux comptes ; ${back(hours)}.`,
    service: ({ hours }) => `Le budget du modèle d’IA pour aujourd’hui est épuisé ; ${back(hours)}.`,
  },
  failed: {
    timeout: 'Le modèle d’IA n’a pas répondu à temps.',
    unreachable: 'La connexion au modèle d’IA a échoué.',
    refused: 'Le modèle d’IA a échoué.',
    quota: 'Le modèle d’IA est très occupé en ce moment.',
    credentials: 'Le modèle d’IA n’est pas disponible : c’est à ceux qui tiennent ce service d’y voir.',
    malformed: 'Le modèle d’IA a envoyé quelque chose qui n’est pas une réponse.',
    no_data: 'Le modèle d’IA n’a pas donné de réponse.',
    paused: 'Le modèle d’IA n’est pas disponible en ce moment.',
    over_budget: 'Le modèle d’IA n’est pas disponible en ce moment.',
    unknown: 'Le modèle d’IA n’a pas pu être interrogé.',
  },
  refused: {
    conversation_too_long: 'Cette conversation est devenue trop longue. Veuillez l’effacer.',
    question_filtered: 'Le service d’IA n’accepte pas cette question. Veuillez la poser autrement.',
  },
  cutShort: 'La réponse du modèle d’IA a été coupée ici.',
  uncheckable: 'Rien de ce que le modèle d’IA a écrit n’a pu être vérifié.',
  builtInInstead: ({ why }) => `${why} Voici une réponse simple.`,
  cutOff: ({ why }) => `La réponse du modèle d’IA s’arrête ici. ${why} Voici une réponse simple.`,
  cannotSeePhoto: 'Il ne peut pas voir les photos.',
  onlyInEnglish: ({ text }) => `Ceci n’existe pas en français ; le voici en anglais : ${text}`,
}
