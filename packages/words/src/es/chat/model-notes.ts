import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('es', count, {
    one: `Se omitió ${formatNumber('es', count)} afirmación${about} porque no se pudo comprobar.`,
    other: `Se omitieron ${formatNumber('es', count)} afirmaciones${about} porque no se pudieron comprobar.`,
  })

export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'Para productos, dosis y tiempos de espera, siga la etiqueta o pregunte a su técnico.',
    vet: 'Para medicinas y dosis de animales, pregunte a su veterinario.',
    emergency:
      'Si una persona o un animal puede estar intoxicado, llame ya a un médico, a un veterinario o a emergencias.',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, ' sobre precios'),
    weather: ({ count }) => leftOut(count, ' sobre el tiempo'),
    figures: ({ count }) => leftOut(count, ' sobre sus propias cifras'),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'Consejo general del modelo de IA; no comprobado con ninguna fuente.',
}
