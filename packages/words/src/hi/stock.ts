import type { StockSentences } from '../answering/statements/stock-sentences.ts'

/** The sentences of limits and of what is stored, in Hindi. */
export const stock: StockSentences = {
  months_above: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${start} से ${end} तक ${figure} महीने ${limit} से ऊपर रहे: ${months}।`,
  months_below: ({ series, limit, figure, months, start, end }) =>
    `${series}: ${start} से ${end} तक ${figure} महीने ${limit} से नीचे रहे: ${months}।`,
  newest_of: ({ months }) => `सबसे नए ${months}`,
  never_above: ({ series, limit, start, end }) =>
    `${series}: ${start} से ${end} तक कोई महीना ${limit} से ऊपर नहीं रहा।`,
  never_below: ({ series, limit, start, end }) =>
    `${series}: ${start} से ${end} तक कोई महीना ${limit} से नीचे नहीं रहा।`,
  last_above: ({ series, limit, price }) => `${series}: ${limit} से ऊपर का आख़िरी महीना: ${price}।`,
  last_below: ({ series, limit, price }) => `${series}: ${limit} से नीचे का आख़िरी महीना: ${price}।`,
  limit_above: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}। यह ${limit} से ${difference} (${percent}) ऊपर है।`,
  limit_below: ({ series, price, limit, difference, percent }) =>
    `${series}: ${price}। यह ${limit} से ${difference} (${percent}) नीचे है।`,
  doubted: ({ price, before }) => `यह भाव गलत हो सकता है: ${price}। इससे पहले का भाव ${before} था।`,
  odd_value: ({ price, before, after }) =>
    `मुझे इस भाव पर भरोसा नहीं: ${price}। पास के महीनों में ${before} और ${after} है, इसलिए यह स्रोत की गलती हो सकती है।`,
  stored_goods: ({ goods, until }) => `मेरे पास इनके भाव हैं: ${goods}। सबसे नए भाव ${until} के हैं।`,
  stored_goods_world: ({ goods, until }) => `मेरे पास इनके विश्व भाव हैं: ${goods}। सबसे नए भाव ${until} के हैं।`,
  stored_span: ({ series, since, until }) => `${series}: ${since} से ${until} तक।`,
  stored_monthly: ({ month }) => `मेरे पास सबसे नए भाव ${month} के हैं। वे महीने के हिसाब से आते हैं, रोज़ नहीं।`,
  newest_stored: ({ source, month, figure }) => `${source}: ${figure} शृंखलाएं, सबसे नया महीना ${month} है।`,
  ended_before: ({ figure }) => `इनमें से ${figure} उससे आधे साल से भी पहले ख़त्म होती हैं।`,
  stored_markets: ({ country, markets }) =>
    `${country} की मंडियां जिनके भाव हैं, हर एक का सबसे नया महीना: ${markets}।`,
  stopped: ({ series }) => `अब नए भाव नहीं आते, हर एक का आख़िरी महीना: ${series}।`,
  none_stopped: 'कोई भी दूसरों से पहले ख़त्म नहीं हुई।',
  published: ({ source, kinds }) => `प्रकाशक ${source}: ${kinds}।`,
  countries: ({ countries }) => `इनके बाजार: ${countries}।`,
  each_month: ({ series, prices }) => `${series}: ${prices}।`,
  each_year: ({ series, means }) => `${series}, हर साल का औसत: ${means}।`,
  no_days: 'भाव महीने के हिसाब से हैं: किसी एक दिन का भाव मेरे पास नहीं है।',
  year_highest: ({ series, year, mean, since, until }) =>
    `${series}: साल के औसत से ${since} से ${until} तक सबसे महंगा साल ${year} रहा, ${mean}।`,
  year_lowest: ({ series, year, mean, since, until }) =>
    `${series}: साल के औसत से ${since} से ${until} तक सबसे सस्ता साल ${year} रहा, ${mean}।`,
  year_next: ({ year, mean }) => `उसके बाद ${year}, ${mean}।`,
  part_years: ({ years }) => `अधूरे होने से छोड़े गए साल, हर एक अपने महीनों के साथ: ${years}।`,
  first_above: ({ series, limit, price }) => `${series}: ${limit} से ऊपर का पहला महीना: ${price}।`,
  first_below: ({ series, limit, price }) => `${series}: ${limit} से नीचे का पहला महीना: ${price}।`,
  closest_to: ({ series, limit, price, next }) => `${series}: ${limit} के सबसे पास ${price}, फिर ${next}।`,
  furthest_high: ({ price }) => `सबसे ऊंचा जो है: ${price}।`,
  furthest_low: ({ price }) => `सबसे नीचा जो है: ${price}।`,
  apart: ({ difference }) => `अंतर ${difference} है।`,
  retail_is_shop: 'खुदरा भाव वह है जो बाज़ार में ख़रीदार देता है, वह नहीं जो किसान को मिलता है।',
}
