import type { BenchedProduct } from '../product.ts'
import { askMarket } from '../questions.ts'
import { formatMs, type ReportLine } from '../report.ts'

/** One of each type, so that an easy type does not hide a slow one. */
const QUESTIONS = [
  'What is maize worth?',
  'How has wheat moved over the last year?',
  'Highest and lowest rice price in 3 years',
  'Compare maize and sorghum',
  'What do fertilisers cost?',
  'How many kg of maize buy a kg of urea?',
  'Gross margin of wheat at 8 t/ha, costs 900 per hectare',
  'What can you answer?',
]
const AT_ONCE = 8

/** Questions to the built-in answers by eight farmers at once, with all the prices loaded by the earlier sections. */
export async function answersSection(
  { url, cookie, usage }: BenchedProduct,
  questions: number,
): Promise<ReportLine[]> {
  await ask(url, cookie, 100) // Warm-up, so that compilation is not measured.
  const before = await usage()
  const startedAt = performance.now()
  await ask(url, cookie, questions)
  const seconds = (performance.now() - startedAt) / 1000
  const cpuUs = (await usage()).cpuUs - before.cpuUs
  return [
    { what: 'built-in answers, questions/s', figure: (questions / seconds).toFixed(0) },
    {
      what: "the same, the server's own processor time a question",
      figure: formatMs(cpuUs / questions / 1000),
    },
  ]
}

async function ask(url: string, cookie: string, questions: number): Promise<void> {
  let next = 0
  const farmer = async () => {
    while (next < questions) {
      const question = QUESTIONS[next % QUESTIONS.length] ?? ''
      next += 1
      await (await askMarket(url, cookie, question)).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, farmer))
}
