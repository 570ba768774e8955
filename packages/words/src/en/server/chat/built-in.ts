const instead = [
  'What I can tell you is what the forecast for your farm allows: ask when you can spray, mow or combine, whether it will rain, or whether frost is near. The weather panel of your dashboard shows the same.',
  'Questions about prices and farm sums I can answer under Market Intelligence.',
].join('\n\n')

/** A built-in answer although a model is connected. */
const withModel = {
  market: 'I answer this from stored prices and your own figures, and from nothing else.',
  farm: 'I read this from the forecast by fixed rules and your own limits.',
  both: 'I answer this from stored prices, the forecast and your own figures, and from nothing else.',
}

/** The built-in answers, beside what they say of prices and of the forecast. */
export const builtIn = {
  suggested: ({ questions }: { questions: readonly string[] }) =>
    `You could ask:\n${questions.map((question) => `- ${question}`).join('\n')}`,
  /** A message took too long to read. */
  unread: 'I could not read that message. Please ask in shorter sentences.',
  /** What misspelt words were taken for, by how they were written. */
  took: ({ words }: { words: readonly (readonly [written: string, meant: string])[] }) =>
    `I read ${words.map(([written, meant]) => `“${written}” as “${meant}”`).join(', ')}.`,
  /** Where no model is set up. Behind an answer about prices, behind one about the forecast, and instead of advice. */
  withoutModel: {
    market:
      'This is the simple mode: no AI model is connected, so I answer from stored prices and your own figures, and from nothing else.',
    farm: 'This is the simple mode: no AI model is connected, so I read this from the forecast by fixed rules and your own limits.',
    both: 'This is the simple mode: no AI model is connected, so I answer from stored prices, the forecast and your own figures, and from nothing else.',
    noAdvice: `No AI model is connected to this service, so I cannot advise you on the work on your farm. I would rather tell you that than guess.\n\n${instead}`,
  },
  /** The model did not answer; the reason has been given before. */
  inPlaceOfModel: {
    ...withModel,
    noAdvice: `Without the AI model I cannot advise you on the work on your farm. I would rather tell you that than guess.\n\n${instead}`,
  },
  /** The model must not be asked: a dose, a price forecast, whether to sell. */
  besideModel: {
    ...withModel,
    noAdvice:
      'The AI model is not asked questions like this one. Please ask about the work on your farm in a separate message.',
  },
}
