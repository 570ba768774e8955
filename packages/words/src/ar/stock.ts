import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in Arabic. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series}: عدد الأشهر فوق ${limit} من ${start} إلى ${end}: ${figure}: ${months}.`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series}: عدد الأشهر تحت ${limit} من ${start} إلى ${end}: ${figure}: ${months}.`,
  newest_of: ({ months }) => `أحدثها ${months}`,
  never_above: ({ series, limit, start, end }) => `${series}: لا شهر فوق ${limit} من ${start} إلى ${end}.`,
  never_below: ({ series, limit, start, end }) => `${series}: لا شهر تحت ${limit} من ${start} إلى ${end}.`,
  last_above: ({ series, limit, price }) => `${series}: آخر شهر فوق ${limit}: ${price}.`,
  last_below: ({ series, limit, price }) => `${series}: آخر شهر تحت ${limit}: ${price}.`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. هذا فوق ${limit} بمقدار ${difference} (${percent}).`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}. هذا تحت ${limit} بمقدار ${difference} (${percent}).`,
  doubted: ({ price, before }) => `قد يكون هذا السعر خطأ: ${price}. السعر الذي قبله كان ${before}.`,
  odd_value: ({ price, before, after }) =>
    `لا أثق بهذا السعر: ${price}. في الشهرين المجاورين ${before} و${after}، فقد يكون خطأ من المصدر.`,
  stored_goods: ({ goods, until }) => `عندي أسعار ما يلي: ${goods}. أحدثها من ${until}.`,
  stored_goods_world: ({ goods, until }) => `عندي الأسعار العالمية لما يلي: ${goods}. أحدثها من ${until}.`,
  stored_span: ({ series, since, until }) => `${series}: من ${since} إلى ${until}.`,
  stored_monthly: ({ month }) => `أحدث أسعار عندي من ${month}. وهي شهرية لا يومية.`,
  newest_stored: ({ source, month, figure }) => `${source}: عدد السلاسل ${figure}، وأحدث شهر ${month}.`,
  ended_before: ({ figure }) => `ينتهي ${figure} منها قبل ذلك بأكثر من نصف سنة.`,
  stored_markets: ({ country, markets }) =>
    `أسواق ${country} التي لدي أسعارها، كل منها مع أحدث شهر: ${markets}.`,
  stopped: ({ series }) => `لم تعد تُحدَّث، كل منها مع آخر شهر: ${series}.`,
  none_stopped: 'لم ينته أي منها قبل غيره.',
  published: ({ source, kinds }) => `ينشرها ${source}: ${kinds}.`,
  countries: ({ countries }) => `أسواق: ${countries}.`,
  each_month: ({ series, prices }) => `${series}: ${prices}.`,
  each_year: ({ series, means }) => `${series}، متوسط كل سنة: ${means}.`,
  no_days: 'الأسعار شهرية: ليس عندي سعر ليوم واحد.',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series}: بمتوسط السنة، الأغلى من ${since} إلى ${until} هي سنة ${year}، ${mean}.`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series}: بمتوسط السنة، الأرخص من ${since} إلى ${until} هي سنة ${year}، ${mean}.`,
  year_next: ({ year, mean }) => `تليها ${year}، ${mean}.`,
  part_years: ({ years }) => `تُركت لأنها غير كاملة، كل منها مع عدد أشهرها: ${years}.`,
  first_above: ({ series, limit, price }) => `${series}: أول شهر فوق ${limit}: ${price}.`,
  first_below: ({ series, limit, price }) => `${series}: أول شهر تحت ${limit}: ${price}.`,
  closest_to: ({ series, limit, price, next }) => `${series}: الأقرب إلى ${limit}: ${price}، ثم ${next}.`,
  furthest_high: ({ price }) => `أعلى ما هناك: ${price}.`,
  furthest_low: ({ price }) => `أدنى ما هناك: ${price}.`,
  apart: ({ difference }) => `الفرق ${difference}.`,
  retail_is_shop: 'سعر التجزئة هو ما يدفعه المشتري في السوق، لا ما يحصل عليه المزارع.',
}
