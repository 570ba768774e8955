import type { AnswerWords } from '../../answering/answer-words.ts'

const instead = [
  'O que posso dizer é o que a previsão da sua propriedade permite: pergunte quando pode pulverizar, ceifar ou colher, se vai chover, ou se há geada perto. O painel do tempo mostra o mesmo.',
  'A perguntas sobre preços e contas da propriedade respondo em “Market Intelligence”.',
].join('\n\n')

const withModel = {
  market: 'Respondo com os preços guardados e os seus próprios números, e com nada mais.',
  farm: 'Leio isto na previsão com regras fixas e os seus próprios limites.',
  both: 'Respondo com os preços guardados, a previsão e os seus próprios números, e com nada mais.',
}

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn: AnswerWords['chat']['builtIn'] = {
  unread: 'Não consegui ler essa mensagem. Pergunte com frases mais curtas, por favor.',
  suggested: ({ questions }) =>
    `Você pode perguntar:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  withoutModel: {
    market:
      'Este é o modo simples: nenhum modelo de IA está conectado, por isso respondo com os preços guardados e os seus próprios números, e com nada mais.',
    farm: 'Este é o modo simples: nenhum modelo de IA está conectado, por isso leio isto na previsão com regras fixas e os seus próprios limites.',
    both: 'Este é o modo simples: nenhum modelo de IA está conectado, por isso respondo com os preços guardados, a previsão e os seus próprios números, e com nada mais.',
    noAdvice: `Nenhum modelo de IA está conectado a este serviço, por isso não posso aconselhar sobre o trabalho na sua propriedade. Prefiro dizer isso a adivinhar.\n\n${instead}`,
  },
  inPlaceOfModel: {
    ...withModel,
    noAdvice: `Sem o modelo de IA não posso aconselhar sobre o trabalho na sua propriedade. Prefiro dizer isso a adivinhar.\n\n${instead}`,
  },
  besideModel: {
    ...withModel,
    noAdvice:
      'Perguntas como esta não são respondidas pelo modelo de IA. Pergunte sobre o trabalho na propriedade em uma mensagem separada.',
  },
}
