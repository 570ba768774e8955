import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { ar as cropsInArabic } from '../../commodities/names/ar.ts'
import { es as cropsInSpanish } from '../../commodities/names/es.ts'
import { fr as cropsInFrench } from '../../commodities/names/fr.ts'
import { hi as cropsInHindi } from '../../commodities/names/hi.ts'
import { type NamesInLanguage, namesOf } from '../../commodities/names/names-in-language.ts'
import { pt as cropsInPortuguese } from '../../commodities/names/pt.ts'
import { sw as cropsInSwahili } from '../../commodities/names/sw.ts'
import { arabicByEar } from './by-ear/arabic-by-ear.ts'
import { countryNamesIn } from './country-names.ts'
import { agronomy } from './glossaries/agronomy.ts'
import { ar } from './glossaries/ar.ts'
import { drying } from './glossaries/drying.ts'
import { es } from './glossaries/es.ts'
import { everywhere } from './glossaries/everywhere.ts'
import { forecast } from './glossaries/forecast.ts'
import { fr } from './glossaries/fr.ts'
import { hi } from './glossaries/hi.ts'
import { ofLast } from './glossaries/of-last.ts'
import { pt } from './glossaries/pt.ts'
import { dialect, regional } from './glossaries/regional/regional.ts'
import { goneOnSaid } from './glossaries/said/gone-on-said.ts'
import { priceKindsSaid } from './glossaries/said/price-kinds-said.ts'
import { safetySaid } from './glossaries/said/safety-said.ts'
import { stockSaid } from './glossaries/said/stock-said.ts'
import { weatherSaid } from './glossaries/said/weather-said.ts'
import { whenSaid } from './glossaries/said/when-said.ts'
import { sw } from './glossaries/sw.ts'
import { toldOtherwise } from './glossaries/told-otherwise.ts'
import { costsNamed } from './glossaries/told-sums/costs-named.ts'
import { landsAndLoads } from './glossaries/told-sums/lands-and-loads.ts'
import { lotsTold } from './glossaries/told-sums/lots-told.ts'
import { sums } from './glossaries/told-sums/sums.ts'
import { sumsTold } from './glossaries/told-sums/sums-told.ts'
import { verbsOfSums } from './glossaries/told-sums/verbs-of-sums.ts'
import { type Gloss, type Glossary, glossary, glossesOf, linesOf, type Stems } from './glossary.ts'
import { goods, sharedGoods } from './goods.ts'
import { hindiByEar } from './hindi-by-ear.ts'
import type { OtherLanguage } from './language.ts'
import { priceParts } from './price-parts.ts'

/** What words are in English, and how they are compared. */
export interface WordsInEnglish {
  readonly glossary: Glossary
  readonly stems: Stems
}

export interface KnownLanguage extends WordsInEnglish {
  /** Words by which the language is known: those of its glosses, and the names of its crops and goods. */
  readonly words: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const asItIs: Stems = [(word) => word]
/**
 * "The" is written on to an Arabic word, and "and", "with", "for" before it: "for the hectare" is more than "hectare".
 */
const arabic: Stems = [
  (word) => word.replace(/^(?:و|ف)?(?:بال|كال|ال)(?=\p{L}{2})/u, ''),
  (word) => word.replace(/^(?:و|ف)?(?:بال|كال|لل|ال)(?=\p{L}{2})/u, ''),
  (word) => word.replace(/^[وفبل](?=\p{L}{3})/u, ''),
]

/** Hindi in Latin letters is spelt by ear. */
const byEar: Stems = [hindiByEar]

const inEnglish: ReadonlyMap<string, string> = new Map(
  [...catalogue, ...knownCrops].map(({ id, name }) => [id, name]),
)

const inAll = glossesOf([...linesOf(everywhere), ...sharedGoods])

/** What is put into English in a text that does not say what language it is of, and in one of English. */
export const wordsOfAll: WordsInEnglish = { glossary: glossary(inAll), stems: asItIs }

/** "The oil of soya" is soya oil: what is made of a thing is said in Hindi with "of" between the two, or without. */
const withOf = (name: string): string[] => {
  const [, thing, made] = /^(.+) (तेल|खली|आटा|tel|khali|khal|atta)$/u.exec(name) ?? []
  if (thing === undefined || made === undefined) return [name]
  const between = /^[a-z]/.test(made) ? ['ka', 'ke', 'ki'] : ['का', 'के', 'की']
  return [name, ...between.map((of) => `${thing} ${of} ${made}`)]
}

function known(
  language: OtherLanguage,
  list: string,
  crops: NamesInLanguage,
  other: string,
  stems = asItIs,
): KnownLanguage {
  const ofCrops = Object.entries(crops).flatMap(([id, written]) =>
    namesOf(written)
      .flatMap(withOf)
      .map((name): [string, string] => [name, inEnglish.get(id) ?? id]),
  )
  const names = glossesOf([...ofCrops, ...linesOf(other)])
  const lines = glossesOf(linesOf(list))
  // Last: whatever else a country's name is, it is that first, as the pomegranate in Spanish.
  const all = [...names, ...lines, ...inAll, ...glossesOf(countryNamesIn(language))]
  return {
    glossary: glossary(all, stems === byEar ? byEar : []),
    stems,
    words: wordsOf(lines),
    names: wordsOf(names),
  }
}

const wordsOf = (glosses: readonly Gloss[]): ReadonlySet<string> =>
  new Set(glosses.flatMap(({ words }) => words.filter((word) => word !== '#')))

/** The languages that questions are understood in, beside English. */
export const knownLanguages: Readonly<Record<OtherLanguage, KnownLanguage>> = {
  fr: known(
    'fr',
    priceParts.fr +
      fr +
      forecast.fr +
      weatherSaid.fr +
      whenSaid.fr +
      goneOnSaid.fr +
      safetySaid.fr +
      drying.fr +
      agronomy.fr +
      sums.fr +
      sumsTold.fr +
      lotsTold.fr +
      costsNamed.fr +
      ofLast.fr +
      toldOtherwise.fr +
      landsAndLoads.fr +
      priceKindsSaid.fr +
      stockSaid.fr +
      verbsOfSums.fr +
      dialect.fr,
    cropsInFrench,
    regional.fr + goods.fr,
  ),
  es: known(
    'es',
    priceParts.es +
      es +
      forecast.es +
      weatherSaid.es +
      whenSaid.es +
      goneOnSaid.es +
      safetySaid.es +
      drying.es +
      agronomy.es +
      sums.es +
      sumsTold.es +
      lotsTold.es +
      costsNamed.es +
      ofLast.es +
      toldOtherwise.es +
      landsAndLoads.es +
      priceKindsSaid.es +
      stockSaid.es +
      verbsOfSums.es +
      dialect.es,
    cropsInSpanish,
    regional.es + goods.es,
  ),
  pt: known(
    'pt',
    priceParts.pt +
      pt +
      forecast.pt +
      weatherSaid.pt +
      whenSaid.pt +
      goneOnSaid.pt +
      safetySaid.pt +
      drying.pt +
      agronomy.pt +
      sums.pt +
      sumsTold.pt +
      lotsTold.pt +
      costsNamed.pt +
      ofLast.pt +
      toldOtherwise.pt +
      landsAndLoads.pt +
      priceKindsSaid.pt +
      stockSaid.pt +
      verbsOfSums.pt +
      dialect.pt,
    cropsInPortuguese,
    regional.pt + goods.pt,
  ),
  sw: known(
    'sw',
    priceParts.sw +
      sw +
      forecast.sw +
      weatherSaid.sw +
      whenSaid.sw +
      goneOnSaid.sw +
      safetySaid.sw +
      drying.sw +
      agronomy.sw +
      sums.sw +
      sumsTold.sw +
      lotsTold.sw +
      costsNamed.sw +
      ofLast.sw +
      toldOtherwise.sw +
      landsAndLoads.sw +
      priceKindsSaid.sw +
      stockSaid.sw +
      verbsOfSums.sw +
      dialect.sw,
    cropsInSwahili,
    regional.sw + goods.sw,
  ),
  hi: known(
    'hi',
    priceParts.hi +
      hi +
      forecast.hi +
      weatherSaid.hi +
      whenSaid.hi +
      goneOnSaid.hi +
      safetySaid.hi +
      drying.hi +
      agronomy.hi +
      sums.hi +
      sumsTold.hi +
      lotsTold.hi +
      costsNamed.hi +
      ofLast.hi +
      toldOtherwise.hi +
      landsAndLoads.hi +
      priceKindsSaid.hi +
      stockSaid.hi +
      verbsOfSums.hi +
      dialect.hi,
    cropsInHindi,
    regional.hi + goods.hi,
    byEar,
  ),
  ar: known(
    'ar',
    priceParts.ar +
      ar +
      forecast.ar +
      weatherSaid.ar +
      whenSaid.ar +
      goneOnSaid.ar +
      safetySaid.ar +
      drying.ar +
      agronomy.ar +
      sums.ar +
      sumsTold.ar +
      lotsTold.ar +
      costsNamed.ar +
      ofLast.ar +
      toldOtherwise.ar +
      landsAndLoads.ar +
      priceKindsSaid.ar +
      stockSaid.ar +
      verbsOfSums.ar +
      dialect.ar,
    cropsInArabic,
    regional.ar + goods.ar,
    arabic,
  ),
}

/** Arabic in Latin letters, known by the words of its glosses and its crops. */
const { words: ofArabic, names: namesOfArabic } = knownLanguages.ar
export const arabicInLatin = arabicByEar(namesOfArabic, ofArabic)
