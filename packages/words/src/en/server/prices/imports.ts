interface Import {
  source: string
  /** ISO 8601, to the minute. */
  at: string
}

/** Readiness texts for a price import that changed nothing, by outcome. */
export const priceImports = {
  refused: ({ source, at }: Import) => `${source} refused at ${at}`,
  failed: ({ source, at }: Import) => `${source} failed at ${at}`,
}
