import { formatNumber } from '../../../format/number.ts'
import { choosePlural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

interface LeftOut {
  count: number
}

const was = (count: number) =>
  choosePlural(tag, count, {
    one: 'was left out because it could not be checked',
    other: 'were left out because they could not be checked',
  })
const statements = (count: number) =>
  `${formatNumber(tag, count)} ${choosePlural(tag, count, { one: 'statement', other: 'statements' })}`

/** The product's own sentences in or below a model's answer. */
export const modelNoteTexts = {
  /** Replaces a sentence about a dose, a banned substance or a poisoning. */
  pointers: {
    label: 'For products, doses and waiting times, follow the label or ask your extension officer.',
    vet: 'For animal medicines and doses, ask your vet.',
    emergency: 'If someone or an animal may be poisoned, call a doctor, a vet or the emergency number now.',
  },
  /** Notes on removed statements, by subject. */
  leftOut: {
    prices: ({ count }: LeftOut) => `${statements(count)} about prices ${was(count)}.`,
    weather: ({ count }: LeftOut) => `${statements(count)} about the weather ${was(count)}.`,
    figures: ({ count }: LeftOut) => `${statements(count)} about your own figures ${was(count)}.`,
    mixed: ({ count }: LeftOut) => `${statements(count)} ${was(count)}.`,
  },
  /** Shown below an answer that contains the model's own advice. */
  generalAdvice: 'General advice from the AI model; not checked against a source.',
}
