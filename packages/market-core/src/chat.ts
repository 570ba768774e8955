// The only entrance for the chat: price facts and sentences, and checks on a model's answer.
// biome-ignore lint/performance/noBarrelFile: this file lists everything that the chat may use
export {
  type AddStatements,
  AnswerBuilder,
  type SourcedAnswer,
  type Suggestion,
} from './answering/answer-builder.ts'
export { addRankedPrices } from './answering/comparing/prices-in-order.ts'
export type { Fact } from './answering/fact.ts'
export { addPriceAge } from './answering/prices/age.ts'
export { addPriceChange } from './answering/prices/movement.ts'
export { addPrice } from './answering/prices/price.ts'
export { addPriceRange, addSeasonality } from './answering/prices/range.ts'
export { addCaveats, rateFacts } from './answering/series/caveats.ts'
export { chooseSeries } from './answering/series/choose-series.ts'
export type { MonthlySeries } from './answering/series/price-series.ts'
export { type Display, requestedDisplay, resolveDisplay } from './answering/series/shown-price.ts'
export { displayedPrice, seriesLabel } from './answering/series/shown-values.ts'
export type { Statement } from './answering/statement.ts'
export { addInputRatio } from './answering/sums/ratio.ts'
export { answerDanger } from './answering/topics/answer-topics.ts'
export { ClaimGate } from './claims/claim-gate.ts'
export { asksOnlyAboutDose } from './claims/dose-question.ts'
export { figuresInText } from './claims/figures-in-text.ts'
export type {
  CitableFact,
  ClaimKind,
  Claims,
  Provenance,
  RejectedSentence,
  SafetyReferral,
} from './claims/referable.ts'
export { catalogue, commodityById } from './commodities/catalogue.ts'
export { categories } from './commodities/commodity.ts'
export { convertCurrency, type ExchangeRate } from './currency.ts'
export {
  createPriceDefaults,
  type FarmPoint,
  type PriceDisplayDefaults,
  type RequestingFarm,
} from './farm/farm-view.ts'
export { breakEvenPrice, breakEvenYield, grossMargin, safetyMarginPercent } from './margins.ts'
export { convertPrice, kilograms, type PriceUnit, priceUnits } from './mass.ts'
export type { Month } from './months.ts'
export type { FoundNames } from './reader/find-names.ts'
export { isSupportedLanguage, type Language } from './reader/language.ts'
export { detectLanguage } from './reader/learned/language.ts'
export type { KnownPlaces, Place } from './reader/places.ts'
export type { Job, Measure, ParsedPart, Reading, WeatherQuestion } from './reader/question.ts'
export type { DayPart, ForecastPeriod } from './reader/time/forecast-period.ts'
export { tokenize } from './reader/tokens.ts'
export { changeOver, latestPrice } from './series.ts'
