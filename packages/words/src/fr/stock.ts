import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in French. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series} : ${figure} mois au-dessus de ${limit} entre ${start} et ${end} : ${months}.`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series} : ${figure} mois au-dessous de ${limit} entre ${start} et ${end} : ${months}.`,
  newest_of: ({ months }) => `les plus récents sont ${months}`,
  never_above: ({ series, limit, start, end }) =>
    `${series} : aucun mois au-dessus de ${limit} entre ${start} et ${end}.`,
  never_below: ({ series, limit, start, end }) =>
    `${series} : aucun mois au-dessous de ${limit} entre ${start} et ${end}.`,
  last_above: ({ series, limit, price }) => `${series} : le dernier mois au-dessus de ${limit} : ${price}.`,
  last_below: ({ series, limit, price }) => `${series} : le dernier mois au-dessous de ${limit} : ${price}.`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series} : ${price}. C’est au-dessus de ${limit}, de ${difference} (${percent}).`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series} : ${price}. C’est au-dessous de ${limit}, de ${difference} (${percent}).`,
  doubted: ({ price, before }) => `${price} est peut-être une erreur, car le prix précédent était ${before}.`,
  odd_value: ({ price, before, after }) =>
    `Je ne me fie pas à ${price} : les mois voisins ont ${before} et ${after}, c’est peut-être une erreur de la source.`,
  stored_goods: ({ goods, until }) => `J’ai des prix de : ${goods}. Les plus récents sont de ${until}.`,
  stored_goods_world: ({ goods, until }) =>
    `J’ai des prix mondiaux de : ${goods}. Les plus récents sont de ${until}.`,
  stored_span: ({ series, since, until }) => `${series} : de ${since} à ${until}.`,
  stored_monthly: ({ month }) =>
    `Les prix les plus récents que j’aie sont de ${month}. Ils viennent par mois, et non par jour.`,
  newest_stored: ({ source, month, figure }) =>
    `${source} : ${figure} séries, le mois le plus récent est ${month}.`,
  ended_before: ({ figure }) => `Parmi elles, ${figure} s’arrêtent plus de six mois avant.`,
  stored_markets: ({ country, markets }) =>
    `Marchés avec des prix (${country}), chacun avec son mois le plus récent : ${markets}.`,
  stopped: ({ series }) => `Ne sont plus mises à jour, chacune avec son dernier mois : ${series}.`,
  none_stopped: 'Aucune ne s’est arrêtée avant les autres.',
  published: ({ source, kinds }) => `Publié par ${source} : ${kinds}.`,
  countries: ({ countries }) => `Marchés de : ${countries}.`,
  each_month: ({ series, prices }) => `${series} : ${prices}.`,
  each_year: ({ series, means }) => `${series}, moyenne de chaque année : ${means}.`,
  no_days: 'Les prix sont par mois : je n’en ai pas d’un seul jour.',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series} : en moyenne annuelle, l’année la plus chère de ${since} à ${until} est ${year}, avec ${mean}.`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series} : en moyenne annuelle, l’année la moins chère de ${since} à ${until} est ${year}, avec ${mean}.`,
  year_next: ({ year, mean }) => `Vient ensuite ${year}, avec ${mean}.`,
  part_years: ({ years }) => `Laissées de côté car incomplètes, chacune avec ses mois : ${years}.`,
  first_above: ({ series, limit, price }) => `${series} : le premier mois au-dessus de ${limit} : ${price}.`,
  first_below: ({ series, limit, price }) => `${series} : le premier mois au-dessous de ${limit} : ${price}.`,
  closest_to: ({ series, limit, price, next }) =>
    `${series} : le plus proche de ${limit} : ${price}, puis ${next}.`,
  furthest_high: ({ price }) => `Le plus haut qu’il y ait : ${price}.`,
  furthest_low: ({ price }) => `Le plus bas qu’il y ait : ${price}.`,
  apart: ({ difference }) => `L’écart est de ${difference}.`,
  retail_is_shop:
    'Un prix de détail est ce que paie le client au marché, et non ce que reçoit le producteur.',
}
