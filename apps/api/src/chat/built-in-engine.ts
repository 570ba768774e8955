import type { AnswerPart, ChatEngine, Question, Topic } from './engine.ts'

const cannot: Readonly<Record<Topic, string>> = {
  market:
    'No AI model is connected to this service, so I cannot answer questions about prices, markets or farm economics. I would rather tell you that than make up a figure.',
  assistant:
    'No AI model is connected to this service, so I cannot advise you on the work on your farm. I would rather tell you that than guess.',
}

const can = [
  'What works now is the weather panel of your dashboard: the forecast for your farm for the next five days. Press a day to see it in steps of three hours, and Change Location to look at another place.',
  'Whoever runs this service can connect a model; the settings of the product say how.',
]

/** The answer where no model is configured: what is missing, and what the product can do without it. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'

  async *answer({ topic }: Question): AsyncGenerator<AnswerPart, void, undefined> {
    yield { kind: 'text', text: cannot[topic] }
    for (const paragraph of can) yield { kind: 'text', text: `\n\n${paragraph}` }
    yield { kind: 'end', reason: 'stop' }
  }
}
