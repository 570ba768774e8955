import type { AnswerWords } from '../../answering/answer-words.ts'

const instead = [
  'Ce que je peux vous dire, c’est ce que permet la prévision pour votre ferme : demandez quand vous pouvez pulvériser, faucher ou moissonner, s’il va pleuvoir, ou si le gel est proche. Le volet météo de votre tableau de bord montre la même chose.',
  'Aux questions sur les prix et les calculs de la ferme, je réponds sous « Market Intelligence ».',
].join('\n\n')

const withModel = {
  market: 'Je réponds à partir des prix enregistrés et de vos propres chiffres, et de rien d’autre.',
  farm: 'Je lis cela dans la prévision, par des règles fixes et vos propres limites.',
  both: 'Je réponds à partir des prix enregistrés, de la prévision et de vos propres chiffres, et de rien d’autre.',
}

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn: AnswerWords['chat']['builtIn'] = {
  unread: 'Je n’ai pas pu lire ce message. Posez votre question en phrases plus courtes.',
  suggested: ({ questions }) =>
    `Vous pouvez demander :\n${questions.map((question) => `- ${question}`).join('\n')}`,
  withoutModel: {
    market:
      'C’est le mode simple : aucun modèle d’IA n’est connecté, je réponds donc à partir des prix enregistrés et de vos propres chiffres, et de rien d’autre.',
    farm: 'C’est le mode simple : aucun modèle d’IA n’est connecté, je lis donc cela dans la prévision, par des règles fixes et vos propres limites.',
    both: 'C’est le mode simple : aucun modèle d’IA n’est connecté, je réponds donc à partir des prix enregistrés, de la prévision et de vos propres chiffres, et de rien d’autre.',
    noAdvice: `Aucun modèle d’IA n’est connecté à ce service : je ne peux pas vous conseiller sur le travail de votre ferme. Je préfère vous le dire plutôt que deviner.\n\n${instead}`,
  },
  inPlaceOfModel: {
    ...withModel,
    noAdvice: `Sans le modèle d’IA, je ne peux pas vous conseiller sur le travail de votre ferme. Je préfère vous le dire plutôt que deviner.\n\n${instead}`,
  },
  besideModel: {
    ...withModel,
    noAdvice:
      'Le modèle d’IA ne répond pas aux questions de ce genre. Posez votre question sur le travail de la ferme dans un message à part.',
  },
}
