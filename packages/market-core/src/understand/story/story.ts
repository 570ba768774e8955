/** What an amount is counted in. Only two of one kind, and of things only two of one name, ever meet. */
export interface Unit {
  readonly kind: 'mass' | 'volume' | 'area' | 'time' | 'thing'
  /** What it is called in the singular: "kg", "day", "goat". */
  readonly name: string
  /** Kilograms, litres, hectares or days of one; 1 of a thing. */
  readonly size: number
  /** What one holds: "bags of 90 kg", "trays of 30 eggs". */
  readonly holds?: { readonly value: number; readonly unit: Unit }
}

/**
 * What a figure does in the sum: money that comes in or goes out, an amount that there is or that is taken off, a share
 * of a hundred, or how many it is divided between.
 */
export type Part = 'in' | 'out' | 'amount' | 'taken' | 'percent' | 'sharers'

/** A number of a farm story, typed, with the words that it belongs to. */
export interface StoryFigure {
  readonly value: number
  /** Absent: a bare number, which is money where nothing else says what it is. */
  readonly unit?: Unit
  readonly currency?: string
  readonly isPercent?: true
  /** "5.5 % simple interest": a rate that says so itself. */
  readonly isOfInterest?: true
  /** What it is for each of: all of them multiply. */
  readonly per: readonly Unit[]
  /** What it is called, where that stands before what it is for: "120 kg N per hectare". */
  readonly named?: readonly string[]
  /** "Each", "apiece": for each of the things it stands beside. */
  readonly each?: true
  /** "12 goats at 8500": for each of the amount before it. */
  readonly at?: true
  readonly when?: 'old' | 'new'
  /** What the sentence before it says of its time: "last year: ...". */
  readonly era?: 'old' | 'new'
  /** "3 of DAP": counted by what it is, in whatever it comes. */
  readonly isOf?: true
  /** "A tray of 30": what one of the unit that it is for holds. */
  readonly isHeld?: true
  /** "One bag is 1150": no count of what there is, but what the price is for. */
  readonly isOne?: true
  /** What it was said of before it: "a bag lasts", which a clause may go on with. */
  readonly subject?: readonly Unit[]
  readonly clause: number
  readonly sentence: number
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The words of its clause before it, nearest first. */
  readonly earlier: readonly string[]
  /** All words of its clause, figures left out. */
  readonly words: readonly string[]
  /** As the farmer called what it counts: "goats". */
  readonly said?: string
}

/** A clause of a story: its words and figures, with the sentence that it is in. */
export interface Clause {
  readonly tokens: readonly string[]
  readonly sentence: number
}

/** A figure while it is read. */
export type Begun = { -readonly [Key in keyof StoryFigure]: StoryFigure[Key] }

/** A figure with what it does in the sum; none where no word says so. */
export interface Placed extends StoryFigure {
  readonly part?: Part
  /** Its own words or its place say that it is money. */
  readonly isMoney?: true
  /** "I need 40 t and have 27.5": of what is needed, this is there. */
  readonly isShort?: true
  /** "110 a bag on all 80": of all there was, with what was taken off. */
  readonly isOfAll?: true
  /** A profit that is wanted: it must be earned as a cost must. */
  readonly isAim?: true
}

/** A number as it is shown in a sum, with its money or the farmer's word for what it counts. */
export interface Shown {
  readonly value: number
  readonly currency?: string
  readonly isMoney?: true
  readonly isPercent?: true
  readonly said?: string
  /** What it is for each of, where nothing says how many there are. */
  readonly per?: string
  /** What the value was, and what was taken off it. */
  /** What is before it is divided by it. */
  readonly isDivisor?: true
  readonly less?: { readonly from: number; readonly taken: readonly number[] }
}

/** One product of a sum: what is multiplied, and what comes out. */
export interface Term {
  readonly part: 'in' | 'out' | 'amount'
  /** The farmer's word for it: "feed". */
  readonly label?: string
  /** What money for all of it is of: "1.5 ha". */
  readonly of?: Shown
  readonly factors: readonly Shown[]
  readonly value: number
}

/** The label of a profit that is wanted, which is no cost. */
export const WANTED = 'profit'

/** What a farm story asks for. */
export type StoryResult =
  | 'left'
  | 'comes-to'
  | 'costs'
  | 'more'
  | 'each'
  | 'break-even'
  | 'wanted'
  | 'needed'
  /** How much the money buys. */
  | 'buys'
  | 'amount'
  | 'share'
  /** What a part is of the whole that it is in. */
  | 'portion'
  | 'return'
  | 'interest'
  | 'offers'

/** A sum that uses every figure of the story, in the one way that its units and words leave. */
export interface Reckoned {
  readonly terms: readonly Term[]
  readonly result: StoryResult
  readonly value: Shown
  /** What the value is for each of: "per kg". */
  readonly per?: string
  /** Of a difference: what it was, what it is, and the change in %; absent where it was nothing. */
  readonly was?: Shown
  readonly is?: Shown
  readonly percent?: number
  /** Of two offers: the price that each is told by. */
  readonly offers?: readonly [Shown, Shown]
  /** Of two offers to buy at: the less the better. */
  readonly isCost?: true
}

/**
 * What a sum rests on and somebody may have asked for, too: how much of it there is, what is gone of it, what it
 * brought before that, all that comes in, all costs, what is left in all, what is shared, and the price of no loss.
 */
export interface Behind {
  readonly of: 'amount' | 'gone' | 'before' | 'in' | 'out' | 'left' | 'shared' | 'even'
  readonly value: Shown
  readonly per?: string
}

/** What a story came to: its sum, or the figures that could not be placed in one. */
export type StoryRead =
  | {
      readonly sum: Reckoned
      /** A second that was asked for, too. */
      readonly next?: Reckoned
      readonly behind?: readonly Behind[]
    }
  | {
      readonly unplaced: readonly number[]
      /** The one figure without which no chain leads to what is asked: how much of a unit one of another is. */
      readonly missing?: { readonly unit: string; readonly per: string }
      /** What the others were taken for. */
      readonly known?: readonly Term[]
    }
