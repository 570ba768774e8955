import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'

const back = (hours: number) =>
  hours === 1 ? 'volta dentro de uma hora' : `volta em cerca de ${formatNumber('pt', hours)} horas`

export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `O modelo de IA já lhe respondeu hoje tudo o que pode; ${back(hours)}.`,
    address: ({ hours }) =>
      `O modelo de IA já respondeu hoje tudo o que pode a todos da sua rede juntos; ${back(hours)}.`,
    newcomers: ({ hours }) =>
      `O modelo de IA já respondeu hoje tudo o que pode às contas novas; ${back(hours)}.`,
    service: ({ hours }) => `O orçamento do modelo de IA para hoje acabou; ${back(hours)}.`,
  },
  failed: {
    timeout: 'O modelo de IA não respondeu a tempo.',
    unreachable: 'A ligação ao modelo de IA falhou.',
    refused: 'O modelo de IA falhou.',
    quota: 'O modelo de IA está muito ocupado agora.',
    credentials: 'O modelo de IA não está disponível: quem mantém este serviço precisa ver isso.',
    malformed: 'O modelo de IA enviou algo que não é uma resposta.',
    no_data: 'O modelo de IA não deu resposta.',
    paused: 'O modelo de IA não está disponível agora.',
    over_budget: 'O modelo de IA não está disponível agora.',
    unknown: 'Não foi possível perguntar ao modelo de IA agora.',
  },
  refused: {
    conversation_too_long: 'Esta conversa ficou longa demais. Por favor, apague-a.',
    question_filtered: 'O serviço de IA não aceita esta pergunta. Por favor, pergunte com outras palavras.',
  },
  cutShort: 'A resposta do modelo de IA foi cortada aqui.',
  uncheckable: 'Nada do que o modelo de IA escreveu pôde ser conferido.',
  builtInInstead: ({ why }) => `${why} Segue uma resposta simples.`,
  cutOff: ({ why }) => `A resposta do modelo de IA foi cortada aqui. ${why} Segue uma resposta simples.`,
  cannotSeePhoto: 'Ele não consegue ver fotos.',
  onlyInEnglish: ({ text }) => `Isto não existe em português; aqui está em inglês: ${text}`,
}
