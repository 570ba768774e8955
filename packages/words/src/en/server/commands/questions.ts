import { formatNumber } from '../../../format/number.ts'
import { choosePlural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

interface Taken {
  seconds: number
  calls: number
  /** Undefined if the model's server does not report tokens. */
  tokens: number | undefined
}

interface Summary {
  questions: number
  model: number
  fallback: number
  rule: number
  /** Removed or replaced statements, by kind. */
  leftOut: readonly (readonly [kind: string, count: number])[]
  seconds: number
  tokens: number | undefined
}

const count = (value: number) => formatNumber(tag, value)
const seconds = (value: number) => `${value.toFixed(1)} s`
const tokens = (value: number | undefined) =>
  value === undefined ? 'tokens not reported' : `${count(value)} tokens`
const taken = ({ seconds: time, calls, tokens: used }: Taken) =>
  `${seconds(time)}, ${count(calls)} ${choosePlural(tag, calls, { one: 'call', other: 'calls' })}, ${tokens(used)}`

/** Output of `pnpm questions`. */
export const questions = {
  usage: `Asks the configured model a list of questions, as a farmer would. Prints the answers that farmers would see,
and what was left out or replaced. The product may be running or stopped; no account is needed.

  pnpm questions [<file>] [--place <name>] [--tab market|assistant]

  <file>    one question a line; lines that begin with # are skipped (default: about 20 in seven languages)
  --place   where the farm is, for local prices and the forecast (default Nakuru)
  --tab     the tab of the dashboard (default market)
`,
  failed: 'The questions could not be asked',
  unreadable: ({ file }: { file: string }) => `The file ${file} cannot be read.`,
  noPlace: ({ place }: { place: string }) => `No place called ${place} was found.`,
  noTab: ({ text }: { text: string }) => `--tab: "${text}" is neither market nor assistant.`,
  oneFile: 'One file at a time.',
  wrongOptions: 'Wrong options.',
  farmName: 'Test farm',
  noModel:
    'No model is configured: these are the built-in answers. For a model, set OPENAI_API_KEY, or OPENAI_BASE_URL for a local server, and OPENAI_MODEL.',
  begin: ({ model, questions: all, location }: { model: string; questions: number; location: string }) =>
    `Asking ${model} ${count(all)} ${choosePlural(tag, all, { one: 'question', other: 'questions' })} for a farm in ${location}.`,
  question: ({ number: at, count: all, question }: { number: number; count: number; question: string }) =>
    `=== ${at}/${all} ${question}`,
  answeredBy: {
    model: (of: Taken) => `[model: ${taken(of)}]`,
    fallback: (of: Taken) => `[fell back to the built-in answer: ${taken(of)}]`,
    rule: ({ seconds: time }: Taken) => `[built-in answer, no model asked: ${seconds(time)}]`,
  },
  trouble: ({ trouble }: { trouble: string }) => `! ${trouble}`,
  noAnswer: '(no answer)',
  leftOut: ({ sentence, kind }: { sentence: string; kind: string }) => `- left out (${kind}): ${sentence}`,
  replaced: ({ sentence, kind, replacedBy }: { sentence: string; kind: string; replacedBy: string }) =>
    `- replaced (${kind}): ${sentence}\n  by: ${replacedBy}`,
  source: ({ source }: { source: string }) => `* ${source}`,
  summary: ({ questions: all, model, fallback, rule, leftOut, seconds: time, tokens: used }: Summary) =>
    [
      `${count(all)} ${choosePlural(tag, all, { one: 'question', other: 'questions' })}`,
      `${count(model)} answered by the model`,
      `${count(fallback)} fell back`,
      `${count(rule)} answered without the model`,
      leftOut.length === 0
        ? 'nothing left out or replaced'
        : `left out or replaced: ${leftOut.map(([kind, some]) => `${count(some)} ${kind}`).join(', ')}`,
      seconds(time),
      ...(model + fallback > 0 ? [tokens(used)] : []),
    ].join('; '),
}
