/** What a question wants. `forecast` and `advice` are what the product does not give, and says so. */
export type Intent =
  | 'price'
  | 'change'
  | 'range'
  | 'from-extreme'
  | 'compare'
  | 'season'
  | 'input-ratio'
  | 'fertilisers'
  | 'margin'
  | 'break-even'
  | 'convert'
  | 'capabilities'
  | 'forecast'
  | 'advice'
  | 'reason'
  | 'unknown'

const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim())

// In this order: a question with words of several is what the first says.
/** The phrases by which a question says what it wants. */
export const signs: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'capabilities',
    phrases(`
    what crops do you, which crops do you, wetin you fit do, wetin you sabi, wetin you can do, what you fit do, what prices do you, which prices do you, what do you have, what can you,
    what can i ask, can i ask you, what all can, help, how do you work, what do you know, what questions`),
  ],
  [
    'advice',
    phrases(`
    should i sell, should i hold, sell or hold, hold or sell, should i wait, should i store, best time to sell,
    when to sell, should i buy, when should i sell, time to sell, would you hold, would you sell, better to sell,
    better to store, better to hold, better to wait, better to keep, sell or wait, sell or store, sell or keep,
    keep or sell, store or sell, sell now or, sell it now, wait to sell, devo vender, debo vender, dois je vendre,
    niuze, hang on to, now or later, i should sell, i should store, i should hold, i should keep, i should buy,
    what would you do, good time to buy, right time to buy, later or now, buy now, hold on to, hold onto,
    let it go, keep it or, good time to sell, right time to sell, let go of it, let go of mine, let them go, let mine go,
    shall i sell, shall we sell, should we sell, should we hold,
    should we wait, worth holding, worth keeping, worth storing, worth waiting, sit on it, part with it, hold off,
    should i keep, do i take it, do we take it, would you take it, should i take it, should we take it, shall i take it, should i accept, do i accept, would you accept, accept the offer, take the offer, take his offer, take that offer, accept his offer, accept this offer, accept or not, accept it or not, take it or not, take it or leave it, deal or no deal, yes or no to it, lock in, lock it in, take this offer, do i sell, sell today or, sell mine now, time to let go`),
  ],
  [
    'forecast',
    phrases(`
    will, going to, forecast, predict, prediction, next month, next year, tomorrow, next week, expect, expected,
    outlook, headed, heading, next season`),
  ],
  [
    'break-even',
    phrases(`
    break even, break-even, breakeven, cover my costs, cover costs, yield do i need, yield needed, need to yield,
    price do i need, price needed`),
  ],
  [
    'margin',
    phrases(`
    margin, profit, gross margin, earn, left over, make per hectare, make per acre, profitable, loss, lose`),
  ],
  [
    'input-ratio',
    phrases(`
    buy a kg, buys a kg, to buy, kg of grain, ratio, pay for a kg, for one kg, how many kg, for one, for a bag,
    for 1, how many bags, buys one, buys, buy one, how many tonnes, how many tons`),
  ],
  [
    'season',
    phrases(`
    season, seasonal, seasonality, usually, normally, time of year, usual, typically, which month, what month,
    time of the year, best month, historically`),
  ],
  [
    'compare',
    phrases(`
    compare, compared, comparison, versus, vs, against, better price, dearer, cheaper, more expensive, costs more,
    cost more, cheapest, dearest, most expensive, rank, difference, gap, spread, minus, ranking, beat, beats,
    which is higher, which is lower, which one is higher, which one is lower, which was higher, which was lower,
    which price is higher, which price is lower, costlier, pricier, discount to, discount on, discount against, premium over, premium on, more then, less then`),
  ],
  [
    'range',
    phrases(`
    range, highest, lowest, high and low, highs and lows, peak, record, maximum, minimum, average, volatile, risky,
    unstable, steady, swing, swings, standard deviation, worst, best price, bottom, peaked, volatility, stable,
    fluctuates, most they ever, most ever, least ever, ever paid, ever fetched, averaged, avg, mean, max, min, high, low, cheapest, most costly, costliest, priciest`),
  ],
  [
    'change',
    phrases(`
    change, changed, moved, move, trend, trends, up, down, risen, fallen, rise, fall, rising, falling, gone,
    increase, decrease, increased, decreased, history, since, dropped, drop, over the last, over the past, doing,
    gained, gain, lost, double, doubled, tripled, halved, higher, lower, went, rose, fell, go up, go down, climbed,
    behave, behaved, fare, fared,
    subio, subido, subiu, bajado, bajo, cayo, caiu, augmente, baisse, gestiegen, gefallen, imepanda, imeshuka`),
  ],
  [
    'convert',
    phrases(`
    convert, conversion, how many bushels, how many tonnes, how many bags, how many kilos, how many pounds,
    how many acres, how many hectares, how many kg, how many quintals, in acres, in hectares, to hectares,
    to acres`),
  ],
]
