/** "Combien en pour cent", "quantos por cento": the hundred in it is no figure. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})en\s+pour[\s-]?cent(?!\p{L})/giu, 'en pourcentage'],
  [/(?<!\p{L})combien\s+(?:de\s+)?pour[\s-]?cent(?!\p{L})/giu, 'quel pourcentage'],
  [/(?<!\p{L})cu[aá]ntos?\s+por\s+ciento(?!\p{L})/giu, 'qué porcentaje'],
  [/(?<!\p{L})quantos?\s+por\s+cento(?!\p{L})/giu, 'que porcentagem'],
]

/** A text that asks for a share, where its language says it with a hundred. */
export const withPercentAsked = (text: string): string =>
  asked.reduce((told, [said, plainly]) => told.replace(said, plainly), text)
