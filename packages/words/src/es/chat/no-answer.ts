import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'

const back = (hours: number) =>
  hours === 1 ? 'vuelve dentro de la hora' : `vuelve en unas ${formatNumber('es', hours)} horas`

export const noAnswerTexts: AnswerMessages['chat']['noAnswer'] = {
  spent: {
    user: ({ hours }) => `El modelo de IA ya le respondió hoy todo lo que puede; ${back(hours)}.`,
    address: ({ hours }) =>
      `El modelo de IA ya respondió hoy todo lo que puede a todos los de su red juntos; ${back(hours)}.`,
    newcomers: ({ hours }) =>
      `El modelo de IA ya respondió hoy todo lo que puede a las cuentas nuevas; ${back(hours)}.`,
    service: ({ hours }) => `El presupuesto del modelo de IA para hoy se agotó; ${back(hours)}.`,
  },
  failed: {
    timeout: 'El modelo de IA no respondió a tiempo.',
    unreachable: 'Falló la conexión con el modelo de IA.',
    refused: 'El modelo de IA falló.',
    quota: 'El modelo de IA está muy ocupado ahora.',
    credentials: 'El modelo de IA no está disponible: deben verlo quienes llevan este servicio.',
    malformed: 'El modelo de IA envió algo que no es una respuesta.',
    no_data: 'El modelo de IA no dio respuesta.',
    paused: 'El modelo de IA no está disponible ahora.',
    over_budget: 'El modelo de IA no está disponible ahora.',
    unknown: 'No se pudo preguntar al modelo de IA ahora.',
  },
  refused: {
    conversation_too_long: 'Esta conversación se ha vuelto demasiado larga. Bórrela, por favor.',
    question_filtered: 'El servicio de IA no acepta esta pregunta. Hágala con otras palabras, por favor.',
  },
  cutShort: 'La respuesta del modelo de IA se cortó aquí.',
  uncheckable: 'Nada de lo que escribió el modelo de IA se pudo comprobar.',
  builtInInstead: ({ why }) => `${why} Sigue una respuesta básica.`,
  cutOff: ({ why }) => `La respuesta del modelo de IA se cortó aquí. ${why} Sigue una respuesta básica.`,
  cannotSeePhoto: 'No puede ver fotos.',
  onlyInEnglish: ({ text }) => `Esto no está en español; aquí está en inglés: ${text}`,
}
