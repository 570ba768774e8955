import { isDeepStrictEqual } from 'node:util'
import type { AnswerSource } from '@smart-farming/contracts/chat'
import {
  type CitableFact,
  type Claims,
  type Fact,
  figuresInText,
  type Language,
  type Provenance,
  type SafetyReferral,
} from '@smart-farming/market-core/chat'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { listCountryNames } from '@smart-farming/words/format/names/countries'
import type { ToolResult } from '../tools/tool.ts'

/** Texts of the facts given to the model, by the id that the model cites. */
export type FactIds = Readonly<Record<string, string>>

export interface QuestionContext {
  /** The farmer's messages, with the question last. */
  readonly asked: readonly string[]
  readonly language: Language
  readonly pointers: Readonly<Record<SafetyReferral, string>>
}

/** True for unit weights and inverse rates, which the model never needs to cite. */
const saysNothing = ({ value, role, kind, of }: Fact): boolean =>
  role === undefined && of === undefined && (value === 1 || kind === 'index')
const isUnit = ({ kind, per, of }: Fact): boolean => kind === 'mass' && per === 'kg' && of === undefined

/**
 * Evidence for one answer: the farmer's own numbers and the facts looked up, each with an id.
 * Earlier answers do not count, because the client could send anything as one.
 */
export class AnswerEvidence implements Claims {
  readonly referables: CitableFact[] = []
  readonly at: Date
  readonly countries = listCountryNames()
  /** Numbers given by the farmer. */
  readonly yours: FactIds
  readonly #words: ServerMessages['chat']['claims']
  readonly asked: readonly string[]
  readonly language: Language
  readonly pointers: Readonly<Record<SafetyReferral, string>>
  readonly #sources = new Map<string, readonly AnswerSource[]>()

  /** @param said numbers given by the farmer, as read by `readFigures` */
  constructor(
    at: Date,
    said: readonly { figure: string; fact: Fact | undefined }[],
    words: ServerMessages['chat']['claims'],
    { asked, language, pointers }: QuestionContext,
  ) {
    this.at = at
    this.asked = asked
    this.language = language
    this.pointers = pointers
    this.#words = words
    this.yours = Object.fromEntries(
      said.map(({ figure, fact }) =>
        this.#refer({
          provenance: 'yours',
          text: figure,
          about: words.yours,
          sentence: words.yourSentence({ figure }),
          ...(fact && { fact }),
        }),
      ),
    )
  }

  /** Adds a tool's result. @returns its facts by id, for the model */
  add(result: ToolResult): FactIds {
    const first = this.referables.length
    const told =
      result.references === undefined ? this.#figures(result) : this.#texts(result, result.references)
    for (const { id, fact } of this.referables.slice(first)) {
      const own = result.sources.filter(({ series }) => series === fact?.of?.name)
      this.#sources.set(id, own.length > 0 ? own : result.sources)
    }
    return Object.fromEntries(told)
  }

  /** True if a number was given or looked up, within 0.5%, and may be used in a calculation. */
  knows(value: number): boolean {
    return this.referables.some(({ fact }) => {
      const known = Math.abs(fact?.value ?? Number.NaN)
      return Math.abs(known - value) <= Math.max(1e-9, known * 0.005)
    })
  }

  sourcesOf(facts: Iterable<CitableFact>): AnswerSource[] {
    const sources = [...facts].flatMap(({ id }) => this.#sources.get(id) ?? [])
    return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()]
  }

  #figures({ facts, sources, provenance = 'stored' }: ToolResult): [string, string][] {
    const words = this.#words
    return facts
      .filter((fact) => !saysNothing(fact) && (provenance === 'worked-out' || !isUnit(fact)))
      .map((fact) => {
        const { of } = fact
        const source = (sources.find(({ series }) => series === of?.name) ?? sources[0])?.name
        const from = provenance === 'worked-out' ? words.workedOut : source
        const text = words.fact(fact)
        const about = words.about({ of, source: from })
        const sentence = words.sentence({ of, source: from, text })
        const names = [source ?? '']
        return this.#refer({ provenance, text, sentence, fact, names, ...(about !== '' && { about }) })
      })
  }

  /** The model cites whole texts; their numbers are added to support its sentences. */
  #texts(
    { sources, provenance = 'forecast' }: ToolResult,
    references: NonNullable<ToolResult['references']>,
  ): [string, string][] {
    return references.flatMap(({ text: told, about: of, day }) => {
      const text = told.replace(/\.$/, '')
      const names = sources.flatMap(({ name, series }) => [name, series])
      const about = [of, sources[0]?.name].filter((part) => part !== undefined).join('; ')
      const common = {
        provenance,
        text,
        about,
        names,
        sentence: this.#words.weather({ about, text }),
        ...(day !== undefined && { day }),
      }
      for (const { value, percent } of figuresInText(text))
        this.#refer({ ...common, fact: { value, kind: percent ? 'percent' : 'measure' } })
      return [this.#refer(common)]
    })
  }

  #refer(referable: Omit<CitableFact, 'id'> & { provenance: Provenance }): [string, string] {
    const { text, about, fact } = referable
    const same = this.referables.find(
      (one) => one.text === text && one.about === about && isDeepStrictEqual(one.fact, fact),
    )
    const id = same?.id ?? `f${this.referables.length + 1}`
    if (same === undefined) this.referables.push({ ...referable, id })
    return [id, about === undefined ? text : `${text} (${about})`]
  }
}
