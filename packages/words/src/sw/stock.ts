import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in Swahili. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series}: miezi ${figure} juu ya ${limit}, kuanzia ${start} hadi ${end}: ${months}.`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series}: miezi ${figure} chini ya ${limit}, kuanzia ${start} hadi ${end}: ${months}.`,
  newest_of: ({ months }) => `ya karibuni zaidi ni ${months}`,
  never_above: ({ series, limit, start, end }) =>
    `${series}: hakuna mwezi juu ya ${limit}, kuanzia ${start} hadi ${end}.`,
  never_below: ({ series, limit, start, end }) =>
    `${series}: hakuna mwezi chini ya ${limit}, kuanzia ${start} hadi ${end}.`,
  last_above: ({ series, limit, price }) => `${series}: mwezi wa mwisho juu ya ${limit}: ${price}.`,
  last_below: ({ series, limit, price }) => `${series}: mwezi wa mwisho chini ya ${limit}: ${price}.`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Hiyo iko juu ya ${limit} kwa ${difference} (${percent}).`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Hiyo iko chini ya ${limit} kwa ${difference} (${percent}).`,
  doubted: ({ price, before }) => `Huenda bei hii ni kosa: ${price}. Bei iliyotangulia ilikuwa ${before}.`,
  odd_value: ({ price, before, after }) =>
    `Siiamini bei ya ${price}: miezi ya jirani ina ${before} na ${after}, hivyo huenda ni kosa la chanzo.`,
  stored_goods: ({ goods, until }) => `Nina bei za: ${goods}. Za karibuni zaidi ni za ${until}.`,
  stored_goods_world: ({ goods, until }) =>
    `Nina bei za dunia za: ${goods}. Za karibuni zaidi ni za ${until}.`,
  stored_span: ({ series, since, until }) => `${series}: kuanzia ${since} hadi ${until}.`,
  stored_monthly: ({ month }) => `Bei mpya kabisa nilizo nazo ni za ${month}. Huja kwa mwezi, si kwa siku.`,
  newest_stored: ({ source, month, figure }) =>
    `${source}: mifululizo ${figure}, mwezi mpya kabisa ni ${month}.`,
  ended_before: ({ figure }) => `Kati ya hiyo, ${figure} inaishia zaidi ya nusu mwaka kabla ya hapo.`,
  stored_markets: ({ country, markets }) =>
    `Masoko yenye bei (${country}), kila moja na mwezi wake mpya kabisa: ${markets}.`,
  stopped: ({ series }) => `Haisasishwi tena, kila moja na mwezi wake wa mwisho: ${series}.`,
  none_stopped: 'Hakuna ulioishia kabla ya mingine.',
  published: ({ source, kinds }) => `Imetolewa na ${source}: ${kinds}.`,
  countries: ({ countries }) => `Masoko ya: ${countries}.`,
  each_month: ({ series, prices }) => `${series}: ${prices}.`,
  each_year: ({ series, means }) => `${series}, wastani wa kila mwaka: ${means}.`,
  no_days: 'Bei ni za mwezi: sina ya siku moja.',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series}: kwa wastani wa mwaka, ghali zaidi kuanzia ${since} hadi ${until} ni ${year}, ${mean}.`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series}: kwa wastani wa mwaka, rahisi zaidi kuanzia ${since} hadi ${until} ni ${year}, ${mean}.`,
  year_next: ({ year, mean }) => `Unaofuata ni ${year}, ${mean}.`,
  part_years: ({ years }) => `Imeachwa kwa kuwa haijakamilika, kila mmoja na miezi yake: ${years}.`,
  first_above: ({ series, limit, price }) => `${series}: mwezi wa kwanza juu ya ${limit}: ${price}.`,
  first_below: ({ series, limit, price }) => `${series}: mwezi wa kwanza chini ya ${limit}: ${price}.`,
  closest_to: ({ series, limit, price, next }) =>
    `${series}: iliyo karibu zaidi na ${limit}: ${price}, kisha ${next}.`,
  furthest_high: ({ price }) => `Ya juu kabisa iliyopo: ${price}.`,
  furthest_low: ({ price }) => `Ya chini kabisa iliyopo: ${price}.`,
  apart: ({ difference }) => `Tofauti ni ${difference}.`,
  retail_is_shop: 'Bei ya rejareja ni anayolipa mnunuzi sokoni, si anayopata mkulima.',
}
