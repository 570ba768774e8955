import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in Portuguese. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${figure} meses acima de ${limit} entre ${start} e ${end}: ${months}.`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${figure} meses abaixo de ${limit} entre ${start} e ${end}: ${months}.`,
  newest_of: ({ months }) => `os mais recentes são ${months}`,
  never_above: ({ series, limit, start, end }) =>
    `${series}: nenhum mês acima de ${limit} entre ${start} e ${end}.`,
  never_below: ({ series, limit, start, end }) =>
    `${series}: nenhum mês abaixo de ${limit} entre ${start} e ${end}.`,
  last_above: ({ series, limit, price }) => `${series}: o último mês acima de ${limit}: ${price}.`,
  last_below: ({ series, limit, price }) => `${series}: o último mês abaixo de ${limit}: ${price}.`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Está acima de ${limit}, em ${difference} (${percent}).`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. Está abaixo de ${limit}, em ${difference} (${percent}).`,
  doubted: ({ price, before }) => `${price} pode ser um erro, porque o preço anterior era ${before}.`,
  odd_value: ({ price, before, after }) =>
    `Não confio em ${price}: os meses vizinhos têm ${before} e ${after}, por isso pode ser um erro da fonte.`,
  stored_goods: ({ goods, until }) => `Tenho preços de: ${goods}. Os mais recentes são de ${until}.`,
  stored_goods_world: ({ goods, until }) =>
    `Tenho preços mundiais de: ${goods}. Os mais recentes são de ${until}.`,
  stored_span: ({ series, since, until }) => `${series}: de ${since} a ${until}.`,
  stored_monthly: ({ month }) =>
    `Os preços mais recentes que tenho são de ${month}. Vêm por mês, e não por dia.`,
  newest_stored: ({ source, month, figure }) => `${source}: ${figure} séries, o mês mais recente é ${month}.`,
  ended_before: ({ figure }) => `Delas, ${figure} terminam mais de meio ano antes.`,
  stored_markets: ({ country, markets }) =>
    `Mercados com preços (${country}), cada um com o seu mês mais recente: ${markets}.`,
  stopped: ({ series }) => `Já não são atualizadas, cada uma com o seu último mês: ${series}.`,
  none_stopped: 'Nenhuma terminou antes das outras.',
  published: ({ source, kinds }) => `Publicado por ${source}: ${kinds}.`,
  countries: ({ countries }) => `Mercados de: ${countries}.`,
  each_month: ({ series, prices }) => `${series}: ${prices}.`,
  each_year: ({ series, means }) => `${series}, média de cada ano: ${means}.`,
  no_days: 'Os preços são por mês: não tenho nenhum de um só dia.',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series}: pela média do ano, o mais caro de ${since} a ${until} foi ${year}, com ${mean}.`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series}: pela média do ano, o mais barato de ${since} a ${until} foi ${year}, com ${mean}.`,
  year_next: ({ year, mean }) => `Segue-se ${year}, com ${mean}.`,
  part_years: ({ years }) => `Ficam de fora por incompletos, cada um com os seus meses: ${years}.`,
  first_above: ({ series, limit, price }) => `${series}: o primeiro mês acima de ${limit}: ${price}.`,
  first_below: ({ series, limit, price }) => `${series}: o primeiro mês abaixo de ${limit}: ${price}.`,
  closest_to: ({ series, limit, price, next }) =>
    `${series}: o mais próximo de ${limit}: ${price}, depois ${next}.`,
  furthest_high: ({ price }) => `O mais alto que há: ${price}.`,
  furthest_low: ({ price }) => `O mais baixo que há: ${price}.`,
  apart: ({ difference }) => `A diferença é de ${difference}.`,
  retail_is_shop: 'Um preço de retalho é o que paga o comprador no mercado, e não o que recebe o produtor.',
}
