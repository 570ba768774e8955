import type { Language } from '@smart-farming/market-core/reader/language'
import type { CalculatorMessages } from './calculator-messages.ts'

const catalogues = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  pt: () => import('./pt.ts'),
  sw: () => import('./sw.ts'),
  hi: () => import('./hi.ts'),
  ar: () => import('./ar.ts'),
} satisfies Record<Language, () => Promise<{ sums: CalculatorMessages }>>

/** Returns the `import()` of a language's sums, as the same function on every call. */
export const calculatorCatalogueLoader = (
  language: Language,
): (() => Promise<{ sums: CalculatorMessages }>) => catalogues[language]
