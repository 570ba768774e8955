import { number } from '../../../format/number.ts'
import { plural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

interface LeftOut {
  /** Statements that were left out. */
  count: number
}

const was = (count: number) =>
  plural(tag, count, {
    one: 'was left out because it could not be checked',
    other: 'were left out because they could not be checked',
  })
const statements = (count: number) =>
  `${number(tag, count)} ${plural(tag, count, { one: 'statement', other: 'statements' })}`

/** Sentences of the product in or under an answer of a model. */
export const modelNotes = {
  /** In the place of a sentence about a dose, a banned substance or a poisoning. */
  pointers: {
    label: 'For products, doses and waiting times, follow the label or ask your extension officer.',
    vet: 'For animal medicines and doses, ask your vet.',
    emergency: 'If someone or an animal may be poisoned, call a doctor, a vet or the emergency number now.',
  },
  /** Statements of one kind that were left out, and of several. */
  leftOut: {
    prices: ({ count }: LeftOut) => `${statements(count)} about prices ${was(count)}.`,
    weather: ({ count }: LeftOut) => `${statements(count)} about the weather ${was(count)}.`,
    figures: ({ count }: LeftOut) => `${statements(count)} about your own figures ${was(count)}.`,
    mixed: ({ count }: LeftOut) => `${statements(count)} ${was(count)}.`,
  },
  /** Under an answer with advice of the model's own. */
  generalAdvice: 'General advice from the AI model; not checked against a source.',
}
