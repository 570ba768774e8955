/** What a built-in answer says of itself. */
export interface BuiltInWords {
  /** Behind an answer about prices and sums. */
  readonly market: string
  /** Behind an answer from the farm's forecast. */
  readonly farm: string
  /** In place of an answer about other work on the farm. */
  readonly noAdvice: string
}

const instead = [
  'What I can tell you is what the forecast for your farm allows: ask when you can spray, mow or combine, whether it will rain, or whether frost is near. The weather panel of your dashboard shows the same.',
  'Questions about prices and farm sums I can answer under Market Intelligence.',
].join('\n\n')

/** Where no model is set up. */
export const withoutModel: BuiltInWords = {
  market:
    'This is the simple mode: no AI model is connected, so I answer from stored prices and your own figures, and from nothing else.',
  farm: 'This is the simple mode: no AI model is connected, so I read this from the forecast by fixed rules and your own limits.',
  noAdvice: `No AI model is connected to this service, so I cannot advise you on the work on your farm. I would rather tell you that than guess.\n\n${instead}`,
}

/** Where the model did not answer; why, has been said before. */
export const inPlaceOfModel: BuiltInWords = {
  market: 'I answer this from stored prices and your own figures, and from nothing else.',
  farm: 'I read this from the forecast by fixed rules and your own limits.',
  noAdvice: `Without the AI model I cannot advise you on the work on your farm. I would rather tell you that than guess.\n\n${instead}`,
}
