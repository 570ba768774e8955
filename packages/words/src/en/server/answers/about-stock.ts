import { stockStatements } from '../../../answering/statements/stock-statements.ts'
import { countryName } from '../../../format/names/country.ts'
import { tag } from '../../tag.ts'
import {
  commodityName,
  datedPrice,
  inMonth,
  kinds,
  percent,
  sentence,
  seriesLabel,
  shownPrice,
} from './terms.ts'

/** What an answer says of limits and of what is stored; its lines are made as in every other language. */
export const aboutStock = stockStatements(
  {
    tag,
    semicolon: '; ',
    run: (text) => text,
    kinds,
    commodityName,
    seriesLabel,
    month: inMonth,
    shownPrice,
    datedPrice,
    percent,
    place: (country) => countryName(tag, country) ?? country,
  },
  {
    months_above: ({ series, limit, figure, months, start, end, count }) =>
      `${sentence(series)}: ${figure} ${count === 1 ? 'month' : 'months'} above ${limit} from ${start} to ${end}: ${months}.`,
    months_below: ({ series, limit, figure, months, start, end, count }) =>
      `${sentence(series)}: ${figure} ${count === 1 ? 'month' : 'months'} below ${limit} from ${start} to ${end}: ${months}.`,
    newest_of: ({ months }) => `the newest of them ${months}`,
    never_above: ({ series, limit, start, end }) =>
      `${sentence(series)}: no month above ${limit} from ${start} to ${end}.`,
    never_below: ({ series, limit, start, end }) =>
      `${sentence(series)}: no month below ${limit} from ${start} to ${end}.`,
    last_above: ({ series, limit, price }) =>
      `${sentence(series)}: the last month above ${limit} has ${price}.`,
    last_below: ({ series, limit, price }) =>
      `${sentence(series)}: the last month below ${limit} has ${price}.`,
    limit_above: ({ series, price, limit, difference, percent }) =>
      `${sentence(series)}: ${price}. That is above ${limit}, by ${difference} (${percent}).`,
    limit_below: ({ series, price, limit, difference, percent }) =>
      `${sentence(series)}: ${price}. That is below ${limit}, by ${difference} (${percent}).`,
    doubted: ({ price, before }) => `${price} may be an error, because the price before it was ${before}.`,
    odd_value: ({ price, before, after }) =>
      `I do not trust ${price}: the months beside it have ${before} and ${after}, so it may be an error of the source.`,
    stored_goods_world: ({ goods, until }) => `I have world prices of: ${goods}. The newest are of ${until}.`,
    stored_goods: ({ goods, until }) => `I have prices of: ${goods}. The newest are of ${until}.`,
    stored_span: ({ series, since, until }) => `${sentence(series)}: from ${since} to ${until}.`,
    stored_monthly: ({ month }) =>
      `The newest prices that I have are of ${month}. They come by the month, not by the day.`,
    newest_stored: ({ source, month, figure }) =>
      `${source}: ${figure} series, the newest month is ${month}.`,
    ended_before: ({ figure }) => `${figure} of them end more than half a year before that.`,
    stored_markets: ({ country, markets }) =>
      `Markets of ${country} with prices, each with its newest month: ${markets}.`,
    stopped: ({ series }) => `No longer updated, each with its last month: ${series}.`,
    none_stopped: 'None of them has ended before the others.',
    published: ({ source, kinds }) => `Published by ${source}: ${kinds}.`,
    countries: ({ countries }) => `Markets of: ${countries}.`,
    each_month: ({ series, prices }) => `${sentence(series)}: ${prices}.`,
    each_year: ({ series, means }) => `${sentence(series)}, the mean of each year: ${means}.`,
    no_days: 'Prices are by the month: I have none of a single day.',
    year_highest: ({ series, year, mean, since, until }) =>
      `${sentence(series)}: on the mean of the year the dearest from ${since} to ${until} was ${year}, with ${mean}.`,
    year_lowest: ({ series, year, mean, since, until }) =>
      `${sentence(series)}: on the mean of the year the cheapest from ${since} to ${until} was ${year}, with ${mean}.`,
    year_next: ({ year, mean }) => `Next is ${year}, with ${mean}.`,
    part_years: ({ years }) => `Left out as not whole, each with its months: ${years}.`,
    first_above: ({ series, limit, price }) =>
      `${sentence(series)}: the first month above ${limit} has ${price}.`,
    first_below: ({ series, limit, price }) =>
      `${sentence(series)}: the first month below ${limit} has ${price}.`,
    closest_to: ({ series, limit, price, next }) =>
      `${sentence(series)}: the nearest to ${limit} is ${price}, then ${next}.`,
    furthest_high: ({ price }) => `The highest there is: ${price}.`,
    furthest_low: ({ price }) => `The lowest there is: ${price}.`,
    apart: ({ difference }) => `They are ${difference} apart.`,
    retail_is_shop: 'A retail price is what a shopper pays in the market, and not what a farmer gets.',
  },
)
