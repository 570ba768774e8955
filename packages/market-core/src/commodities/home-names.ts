import type { Question } from '../understand/reading.ts'

/** Where farmers call a crop by a name that is another crop's elsewhere: countries by ISO alpha-2 code. */
const called: readonly {
  readonly countries: readonly string[]
  readonly name: string
  readonly is: string
}[] = [{ countries: ['US', 'CA'], name: 'beans', is: 'soybeans' }]
/** Which of the others is meant. */
const ofOthers =
  /(?<!\p{L})(?:dry|dried|kidney|pinto|navy|black|red|white|silk|green|broad|lima|fava|faba|string|snap|edible|haricots?|frijol\p{L}*|garbanzo|mung|refried|nicarag\p{L}*|managua|congo)(?!\p{L})/iu

/**
 * A question in the names of the farm's own country: "beans" of a farm in the United States are soybeans.
 *
 * @param told what the farmer has written so far
 * @param local countries that count as "here", ISO alpha-2
 */
export function withHomeNames(question: Question, told: string, local: readonly string[]): Question {
  const { commodities } = question
  const at = called.find(
    ({ countries, name, is }) =>
      countries.some((one) => local.includes(one)) && commodities.includes(name) && !commodities.includes(is),
  )
  if (at === undefined || typeof question.place === 'object' || ofOthers.test(told)) return question
  return { ...question, commodities: commodities.map((id) => (id === at.name ? at.is : id)) }
}
