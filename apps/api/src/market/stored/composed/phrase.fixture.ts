import type { Amount, Composed, Time } from './composed.fixture.ts'
import type { Draw } from './draw.fixture.ts'
import type { Wording } from './wording.fixture.ts'

const fill = (text: string, by: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w)\}/g, (all, key: string) => by[key] ?? all)

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?,؟])/g, '')
    .trim()

export class Phrases {
  readonly #words: Wording
  readonly #draw: Draw

  constructor(words: Wording, draw: Draw) {
    this.#words = words
    this.#draw = draw
  }

  /** One way to say a time; undefined where the language has none here. */
  time(time: Time): string {
    const { times, months, ago, quarters, halves } = this.#words
    const said = (month: string) => `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
    switch (time.of) {
      case 'month':
      case 'since':
        return fill(this.#draw.one(times[time.of]), { a: said(time.month) })
      case 'year':
        return fill(this.#draw.one(times.year), { y: String(time.year) })
      case 'between':
        return fill(this.#draw.one(times.between), { a: said(time.start), b: said(time.end) })
      case 'last':
        return fill(this.#draw.one(times.last), { n: String(time.months) })
      case 'ago':
        return this.#draw.one(ago[time.years - 1] ?? [])
      case 'quarter':
        return fill(this.#draw.one(quarters[time.quarter - 1] ?? []), { y: String(time.year) })
      case 'half':
        return fill(this.#draw.one(halves[time.half - 1] ?? []), { y: String(time.year) })
    }
  }

  unit(unit: NonNullable<Composed['unit']>): string {
    return typeof unit === 'object'
      ? fill(this.#draw.one(this.#words.sack), { n: String(unit.sack) })
      : this.#draw.one(this.#words.units[unit] ?? [])
  }

  currency(code: string, home: string | undefined): string {
    const own = home !== undefined && this.#draw.one([true, false]) ? this.#words.ownMoney : []
    return this.#draw.one(own.length > 0 ? own : (this.#words.currencies[code] ?? []))
  }

  place(place: NonNullable<Composed['place']>): string {
    const { world, here, countries, market } = this.#words
    if (place === 'world') return this.#draw.one(world)
    if (place === 'here') return this.#draw.one(here)
    return 'market' in place
      ? fill(this.#draw.one(market), { p: place.market })
      : this.#draw.one(countries[place.country] ?? [])
  }

  thing(id: string): string {
    return this.#draw.one(this.#words.things[id] ?? [])
  }

  amount({ count, unit }: Amount, x: string): string {
    const [name, n] = typeof unit === 'object' ? (['sack', String(unit.sack)] as const) : [unit, '']
    return fill(this.#draw.one(this.#words.amounts[name]), { c: String(count), n, x })
  }

  /** The parts beside the thing and the kind, each in words. */
  modifiers(asked: Composed): string[] {
    return [
      ...(asked.unit === undefined ? [] : [this.unit(asked.unit)]),
      ...(asked.currency === undefined ? [] : [this.currency(asked.currency, asked.home)]),
      ...(asked.time === undefined ? [] : [this.time(asked.time)]),
      ...(asked.place === undefined ? [] : [this.place(asked.place)]),
    ]
  }

  sentence(asked: Composed): string {
    const { asks, askedThen, worth, worthThen } = this.#words
    const x = this.thing(asked.thing)
    const y = asked.other === undefined ? '' : this.thing(asked.other)
    const m = this.#draw.shuffled(this.modifiers(asked)).join(' ')
    if (asked.amount !== undefined)
      return tidy(
        fill(this.#draw.one(asked.time === undefined ? worth : worthThen), {
          x: this.amount(asked.amount, x),
          m,
        }),
      )
    const then = asked.time === undefined ? undefined : askedThen[asked.kind]
    return tidy(fill(this.#draw.one(then ?? asks[asked.kind]), { x, y, m }))
  }

  /** Words one after the other, in any order. */
  terse(asked: Composed): string {
    const x = this.thing(asked.thing)
    const of = asked.amount === undefined ? x : this.amount(asked.amount, x)
    const things =
      asked.other === undefined
        ? of
        : `${of} ${this.#words.terse.compare.length > 0 ? 'vs' : ''} ${this.thing(asked.other)}`
    const kind = asked.amount === undefined ? this.#draw.one(this.#words.terse[asked.kind]) : ''
    const rest = this.#draw.shuffled(this.modifiers(asked))
    const head = this.#draw.one([`${things} ${kind}`, `${things} ${kind}`, `${kind} ${things}`])
    return tidy(
      this.#draw.one([' ', ' ', ', ']) === ', ' ? [head, ...rest].join(', ') : [head, ...rest].join(' '),
    )
  }

  /** Only the part that is another than in the question before. */
  following(
    part: 'time' | 'unit' | 'currency' | 'place' | 'thing' | 'kind',
    asked: Composed,
  ): string | undefined {
    const { follow, followThing, followKind } = this.#words
    if (part === 'thing') return fill(this.#draw.one(followThing), { x: this.thing(asked.thing) })
    if (part === 'kind') {
      const said = followKind[asked.kind]
      return said === undefined ? undefined : this.#draw.one(said)
    }
    const [m] = this.modifiers({
      kind: asked.kind,
      thing: asked.thing,
      ...(asked.home && { home: asked.home }),
      [part]: asked[part],
    })
    return m === undefined ? undefined : tidy(fill(this.#draw.one(follow), { m }))
  }
}
