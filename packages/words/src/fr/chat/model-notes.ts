import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'

const leftOut = (count: number, about: string) =>
  choosePlural('fr', count, {
    one: `${formatNumber('fr', count)} affirmation${about} a été retirée car elle n’a pas pu être vérifiée.`,
    other: `${formatNumber('fr', count)} affirmations${about} ont été retirées car elles n’ont pas pu être vérifiées.`,
  })

export const modelNoteTexts: AnswerMessages['chat']['modelNotes'] = {
  pointers: {
    label: 'Pour les produits, les doses et les délais, suivez l’étiquette ou demandez à votre conseiller.',
    vet: 'Pour les médicaments et les doses des animaux, demandez à votre vétérinaire.',
    emergency:
      'Si une personne ou un animal est peut-être empoisonné, appelez tout de suite un médecin, un vétérinaire ou les urgences.',
  },
  leftOut: {
    prices: ({ count }) => leftOut(count, ' sur les prix'),
    weather: ({ count }) => leftOut(count, ' sur la météo'),
    figures: ({ count }) => leftOut(count, ' sur vos propres chiffres'),
    mixed: ({ count }) => leftOut(count, ''),
  },
  generalAdvice: 'Conseil général du modèle d’IA ; non vérifié auprès d’une source.',
}
