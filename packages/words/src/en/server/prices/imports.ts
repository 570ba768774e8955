interface Import {
  source: string
  /** ISO 8601, to the minute. */
  at: string
}

/** What the readiness says of an import of prices that changed nothing, by how it ended. */
export const priceImports = {
  refused: ({ source, at }: Import) => `${source} refused at ${at}`,
  failed: ({ source, at }: Import) => `${source} failed at ${at}`,
}
