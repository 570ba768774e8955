import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in Spanish. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${figure} meses por encima de ${limit} entre ${start} y ${end}: ${months}.`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${figure} meses por debajo de ${limit} entre ${start} y ${end}: ${months}.`,
  newest_of: ({ months }) => `los más recientes son ${months}`,
  never_above: ({ series, limit, start, end }) =>
    `${series}: ningún mes por encima de ${limit} entre ${start} y ${end}.`,
  never_below: ({ series, limit, start, end }) =>
    `${series}: ningún mes por debajo de ${limit} entre ${start} y ${end}.`,
  last_above: ({ series, limit, price }) => `${series}: el último mes por encima de ${limit}: ${price}.`,
  last_below: ({ series, limit, price }) => `${series}: el último mes por debajo de ${limit}: ${price}.`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Está por encima de ${limit}, en ${difference} (${percent}).`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Está por debajo de ${limit}, en ${difference} (${percent}).`,
  doubted: ({ price, before }) => `${price} puede ser un error, porque el precio anterior era ${before}.`,
  odd_value: ({ price, before, after }) =>
    `No me fío de ${price}: los meses de al lado tienen ${before} y ${after}, así que puede ser un error de la fuente.`,
  stored_goods: ({ goods, until }) => `Tengo precios de: ${goods}. Los más recientes son de ${until}.`,
  stored_goods_world: ({ goods, until }) =>
    `Tengo precios mundiales de: ${goods}. Los más recientes son de ${until}.`,
  stored_span: ({ series, since, until }) => `${series}: de ${since} a ${until}.`,
  stored_monthly: ({ month }) =>
    `Los precios más recientes que tengo son de ${month}. Llegan por mes, no por día.`,
  newest_stored: ({ source, month, figure }) =>
    `${source}: ${figure} series, el mes más reciente es ${month}.`,
  ended_before: ({ figure }) => `De ellas, ${figure} terminan más de medio año antes.`,
  stored_markets: ({ country, markets }) =>
    `Mercados con precios (${country}), cada uno con su mes más reciente: ${markets}.`,
  stopped: ({ series }) => `Ya no se actualizan, cada una con su último mes: ${series}.`,
  none_stopped: 'Ninguna ha terminado antes que las demás.',
  published: ({ source, kinds }) => `Publicado por ${source}: ${kinds}.`,
  countries: ({ countries }) => `Mercados de: ${countries}.`,
  each_month: ({ series, prices }) => `${series}: ${prices}.`,
  each_year: ({ series, means }) => `${series}, media de cada año: ${means}.`,
  no_days: 'Los precios son por mes: no tengo ninguno de un solo día.',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series}: por la media del año, el más caro de ${since} a ${until} fue ${year}, con ${mean}.`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series}: por la media del año, el más barato de ${since} a ${until} fue ${year}, con ${mean}.`,
  year_next: ({ year, mean }) => `Le sigue ${year}, con ${mean}.`,
  part_years: ({ years }) => `No cuentan por incompletos, cada uno con sus meses: ${years}.`,
  first_above: ({ series, limit, price }) => `${series}: el primer mes por encima de ${limit}: ${price}.`,
  first_below: ({ series, limit, price }) => `${series}: el primer mes por debajo de ${limit}: ${price}.`,
  closest_to: ({ series, limit, price, next }) =>
    `${series}: lo más cercano a ${limit}: ${price}, luego ${next}.`,
  furthest_high: ({ price }) => `Lo más alto que hay: ${price}.`,
  furthest_low: ({ price }) => `Lo más bajo que hay: ${price}.`,
  apart: ({ difference }) => `La diferencia es de ${difference}.`,
  retail_is_shop:
    'Un precio al por menor es lo que paga el comprador en el mercado, y no lo que recibe el productor.',
}
