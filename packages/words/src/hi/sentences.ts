import type { Sentences } from '../answering/sentences.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { stock } from './stock.ts'

/** The sentences of answers in Hindi. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'मैं बता सकता हूं कि किसी फसल या खाद का भाव क्या है और वह कब दर्ज हुआ, एक महीने, साल या ज्यादा में वह कैसे बदला, उसका सबसे ऊंचा और सबसे नीचा भाव, दो भावों की तुलना, साल के किसी समय क्या आम है, कितने अनाज से खाद मिलती है, और आपके अपने आंकड़ों से सकल लाभ और लागत निकलने का भाव। यह सब आपकी इकाई, आपकी बोरी और आपके खेत के नाप में, और आपकी मुद्रा में, जहां मेरे पास उसकी दर है; जिस बोरी का वजन तय न हो, उसके किलो बताइए। आप हिंदी, अंग्रेज़ी, फ्रेंच, स्पेनिश, पुर्तगाली, स्वाहिली या अरबी में पूछ सकते हैं।',
  not_understood:
    'मैं इसे भाव, खेती के हिसाब या मौसम के सवाल के रूप में नहीं समझा, और बाकी बातों पर मेरे पास ऐसा कुछ नहीं जिसकी जिम्मेदारी ले सकूं।',
  which_commodity: 'आप किस फसल या खाद की बात कर रहे हैं?',
  no_forecast: 'मैं भाव का अनुमान नहीं देता: कोई नहीं जानता। मेरे पास वे भाव हैं जो रह चुके हैं।',
  no_advice: 'बेचना है या रखना है, यह आपका फैसला है; मैं इस पर सलाह नहीं देता। मेरे पास ये आंकड़े हैं:',
  not_found: {
    here: ({ name }) => `${name} का स्थानीय भाव मेरे पास नहीं है।`,
    there: ({ name }) => `${name} का उस जगह का भाव मेरे पास नहीं है।`,
    any: ({ name }) => `${name} का भाव मेरे पास नहीं है।`,
  },
  others: ({ others }) => `मेरे पास यह है: ${others}।`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'मैं मात्रा, मिश्रण या प्रतीक्षा का समय नहीं बताता: उत्पाद का लेबल ही कानून है, और उसी के आंकड़े मान्य हैं। लेबल न हो तो उत्पाद का उपयोग न करें।',
  no_nutrient_dose:
    'पोषक तत्व की मात्रा मिट्टी, फसल और उसकी अवस्था पर निर्भर है, इसलिए मैं मात्रा नहीं बताता। मिट्टी की जांच बताती है कि क्या कम है, और आपके सलाहकार बताते हैं कि कितना देना है।',
  see_forecast: 'यह मैं आपके खेत के पूर्वानुमान से पढ़ता हूं: खेत सहायक से पूछिए।',
  no_knowledge: ({ subject }) =>
    `${subject} पर मेरे पास ऐसा कुछ नहीं जिसकी जिम्मेदारी ले सकूं, और अंदाजा लगाने से अच्छा है कि यह कह दूं।`,
  no_knowledge_of: ({ subject, name }) =>
    `${subject} (${name}) पर मेरे पास ऐसा कुछ नहीं जिसकी जिम्मेदारी ले सकूं, और अंदाजा लगाने से अच्छा है कि यह कह दूं।`,
  not_placed_unpriced: ({ name, words }) =>
    `मैं ${name} को जानता हूं, पर मेरे पास उसका भाव नहीं है, और “${words}” मैं नहीं समझा।`,
  not_placed: ({ name, words }) =>
    `मेरे पास ${name} का “${words}” के साथ कोई भाव नहीं है: ये शब्द मैं नहीं समझा, और हो सकता है कि यह वही चीज़ न हो।`,
  ask_whom: ({ anywhere }) => `${anywhere} से पूछिए।`,
  who_can_help: ({ known, anywhere }) => `कौन मदद कर सकता है: ${known}। या ${anywhere} से पूछिए।`,
  time_not_read: ({ words }) => `मैं समय “${words}” नहीं समझा, इसलिए यह किसी और समय का हो सकता है:`,
  nearest: 'मेरे पास इसके सबसे पास यह है:',
  nearest_to: ({ words }) => `“${words}” का आंकड़ा मेरे पास नहीं है।`,
  also_not_placed: ({ words }) => `मैं “${words}” नहीं समझा।`,
  kind_not_stored: {
    support: 'समर्थन मूल्य (MSP) सरकार तय करती है, और मेरे पास कोई नहीं है: खरीद केंद्र या सरकार की सूचना में वह मिलेगा।',
    producer: 'किसान को मिलने वाला भाव, जो बोर्ड, कारखाना या खरीदार देता है, मेरे पास नहीं है: देने वाला उसे जानता है।',
    market: 'स्थानीय मंडियों के भाव मेरे पास नहीं हैं: मंडी का दफ्तर उन्हें जानता है।',
    exchange: 'वायदा बाजार के भाव मेरे पास नहीं हैं: वह बाजार उन्हें खुद छापता है।',
  },
  market_not_stored: ({ words }) => `“${words}” मंडी के भाव मेरे पास नहीं हैं: मंडी का दफ्तर उन्हें जानता है।`,
  unknown_thing: ({ words }) => `मैं “${words}” को ऐसी चीज के रूप में नहीं जानता जिसका भाव मेरे पास हो।`,
  old_price: ({ figure }) => `मेरे पास सबसे नया भाव ${figure} महीने पुराना है: यह वह है जो था, वह नहीं जो अभी है।`,
  origin: ({ series, months, source }) => `${series}: ${months}, प्रकाशक ${source}।`,
  reaches: ({ series, until, source }) => `${series}: मेरे पास भाव ${until} तक के हैं; इन्हें ${source} छापता है।`,
  ended_before_others: ({ others }) => `उसी स्रोत के दूसरे भाव ${others} तक के हैं: यह वाला रुक गया है।`,
  nothing_newer:
    'इससे नया मेरे पास कुछ नहीं है: मैं केवल इन प्रकाशनों के महीने के भाव जानता हूं, जैसे वे यहां डाले गए, आज का भाव नहीं। आज का भाव वहीं पता चलता है जहां सौदा होता है।',
  origin_own: 'यह आपके अपने आँकड़ों से निकाला गया है: इसमें कोई रखा हुआ भाव नहीं है।',
  no_figure_before: 'मैंने अभी तक आपको कोई आँकड़ा नहीं बताया जिसके बारे में यह हो।',
  adjusted_down: ({ from, percent, to }) => `${from} में से ${percent} घटाकर ${to}।`,
  adjusted_up: ({ from, percent, to }) => `${from} में ${percent} जोड़कर ${to}।`,
  other_kinds: ({ kinds }) => `और किस्में: ${kinds}।`,
  newer_elsewhere: ({ series, month }) => `इससे नया, ${month} का, यह है: ${series}।`,
  price: ({ series, price }) => `${series}: ${price}।`,
  last_known: ({ series, price }) => `आख़िरी ज्ञात भाव, ${series}: ${price}।`,
  no_price: ({ series }) => `${series} का भाव मेरे पास नहीं है।`,
  no_price_in: ({ series, month }) => `${series} का ${month} का भाव मेरे पास नहीं है।`,
  moved: ({ changes }) => `यह ${changes} है।`,
  moved_between: ({ changes }) => `तब तक: ${changes}।`,
  change: ({ series, from, to, moved }) => `${series}: ${from} से ${to}, यानी ${moved}।`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series}: ${start} से ${end} तक औसत ${mean}। अब ${to}, यानी ${moved}: उसका ${times} गुना।`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series}: ${start} से ${end} तक औसत ${mean}, और ${start2} से ${end2} तक ${mean2}, यानी ${moved}।`,
  no_reason: 'भाव क्यों बदलते हैं, यह मुझे नहीं पता: मेरे पास केवल भाव हैं।',
  no_change: ({ series }) => `उस समय में ${series} कैसे बदला, यह नहीं बता सकता: उसके एक सिरे का भाव नहीं है।`,
  direction: {
    yesUp: 'हां: भाव बढ़ा।',
    yesDown: 'हां: भाव घटा।',
    noUp: 'नहीं: भाव बढ़ा।',
    noDown: 'नहीं: भाव घटा।',
    neither: 'नहीं: भाव वहीं रहा।',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}, सबसे ऊंचा भाव: ${from}। ${to} के साथ वह उससे ${percent} नीचे है (${signed})।`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}, सबसे ऊंचा भाव: ${from}। ${to} के साथ वह उससे ${percent} ऊपर है (${signed})।`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}, सबसे नीचा भाव: ${from}। ${to} के साथ वह उससे ${percent} नीचे है (${signed})।`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}, सबसे नीचा भाव: ${from}। ${to} के साथ वह उससे ${percent} ऊपर है (${signed})।`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `ज़्यादा महंगा: ${higher}, ${lower} से ${difference} ऊपर (${percent} ज़्यादा, ${times} गुना)।`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `ज़्यादा सस्ता: ${lower}, ${higher} से ${difference} नीचे (${percent} कम)।`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `ज़्यादा नया: ${newer}, ${month} का; ${older} ${olderMonth} का है।`,
  same_age: ({ month }) => `दोनों ${month} के हैं।`,
  not_comparable: {
    time: 'इनके सबसे नए भाव बहुत अलग समय के हैं, इसलिए इनकी तुलना नहीं करता।',
    unit: 'इनके भाव एक ही इकाई या मुद्रा में नहीं हैं: इनकी तुलना नहीं करता।',
  },
  times_yes: ({ first, second, times }) => `हां: ${first} का भाव ${second} के भाव का ${times} गुना था।`,
  times_no: ({ first, second, times }) => `नहीं: ${first} का भाव ${second} के भाव का ${times} गुना था।`,
  share_of: ({ first, second, percent }) => `${first}: ${second} के भाव का ${percent}।`,
  cheapest_first: ({ prices, unit }) => `प्रति ${unit}, सबसे सस्ता पहले: ${prices}।`,
  dearest_first: ({ prices, unit }) => `प्रति ${unit}, सबसे महंगा पहले: ${prices}।`,
  rises_first: ({ moves }) => `सबसे बड़ी बढ़त पहले: ${moves}।`,
  falls_first: ({ moves }) => `सबसे बड़ी गिरावट पहले: ${moves}।`,
  swings_in_order: ({ swings }) => `महीने दर महीने उतार-चढ़ाव (मानक विचलन), सबसे अस्थिर पहले: ${swings}।`,
  at_extreme: {
    is_highest: 'हां: यह सबसे ऊंचा है।',
    is_lowest: 'हां: यह सबसे नीचा है।',
    not_highest: 'नहीं: यह सबसे ऊंचा नहीं है।',
    not_lowest: 'नहीं: यह सबसे नीचा नहीं है।',
  },
  multiple: ({ times }) => `यह पहले का ${times} गुना है।`,
  multiple_yes: ({ times }) => `हां: यह पहले का ${times} गुना है।`,
  multiple_no: ({ times }) => `नहीं: यह पहले का ${times} गुना है।`,
  range: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}, ${until} तक ${figure} महीने: सबसे कम ${lowest}, सबसे ज्यादा ${highest}, औसत ${mean}।`,
  range_lowest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: सबसे कम ${lowest} (${until} तक ${figure} महीने; सबसे ज्यादा ${highest}, औसत ${mean})।`,
  range_highest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: सबसे ज्यादा ${highest} (${until} तक ${figure} महीने; सबसे कम ${lowest}, औसत ${mean})।`,
  range_mean: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: औसत ${mean} (${until} तक ${figure} महीने; सबसे कम ${lowest}, सबसे ज्यादा ${highest})।`,
  no_range: ({ series }) => `${series} के भाव मेरे पास नहीं हैं।`,
  no_range_since: ({ series, start, end }) =>
    `${series} के उस समय के भाव मेरे पास नहीं हैं: वे ${start} से ${end} तक हैं।`,
  variation: ({ percent, volatility }) =>
    `इसके महीने औसत के आसपास ${percent} घटते-बढ़ते हैं, इसे हम ${volatility} कहते हैं।`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series} आमतौर पर ${peak} में सबसे महंगा (${peakIndex}, जब साल का औसत ${average} है) और ${low} में सबसे सस्ता (${lowIndex}) रहता है, ${start} से ${end} तक के महीनों के अनुसार; ${now} में आमतौर पर ${nowIndex}।`,
  no_season: ({ series }) =>
    `साल के किसी समय क्या आम है, यह कहने के लिए ${series} के बहुत कम साल हैं: तीन से ज्यादा चाहिए।`,
  weak_season: 'एक साल और दूसरे साल का फर्क मौसम के फर्क से ज्यादा है, इसलिए यह कमजोर संकेत है।',
  moved_over_year: ({ moves }) => `एक साल में: ${moves}।`,
  moved_over_year_to: ({ moves, until }) => `${until} तक के एक साल में: ${moves}।`,
  stands_below: ({ series, against, percent }) => `${series}: ${against} से ${percent} नीचे।`,
  stands_above: ({ series, against, percent }) => `${series}: ${against} से ${percent} ऊपर।`,
  different_kinds: 'ये अलग-अलग तरह के भाव हैं: फर्क का एक हिस्सा व्यापार और ढुलाई का है।',
  not_your_price: 'यह विश्व भाव है, वह नहीं जो आपको मिलेगा।',
  price_is_world: 'यह भाव विश्व भाव है, वह नहीं जो आपको मिलेगा।',
  converted: ({ rates }) => `इस दर से बदला गया: ${rates}।`,
  no_weight: ({ per, wanted }) => `स्रोत में भाव प्रति ${per} है, जिसका तय वजन नहीं: प्रति ${wanted} नहीं बता सकता।`,
  no_volume: ({ wanted }) => `स्रोत में भाव नाप से नहीं है: प्रति ${wanted} नहीं बता सकता।`,
  by_density: ({ name, figure }) =>
    `${name} का एक लीटर ${figure} किलो माना है (Codex Alimentarius): आंकड़ा लगभग है।`,
  no_bushel: ({ name }) => `${name} बुशल से नहीं बिकता, इसलिए भाव प्रति टन है।`,
  no_rate: ({ from, to }) => `मेरे पास ${from} से ${to} की दर नहीं है, इसलिए भाव ${from} में है।`,
  given: ({ figures }) => `आपके आंकड़े: ${figures}।`,
  unused: ({ figures, count }) =>
    count === 1
      ? `मैं नहीं समझा कि ${figures} क्या है, इसलिए उसे छोड़ दिया।`
      : `मैं नहीं समझा कि ${figures} क्या हैं, इसलिए उन्हें छोड़ दिया।`,
  worth: ({ amount, money }) => `${amount}: ${money}।`,
  worth_of: ({ amount, name, money }) => `${amount}, ${name}: ${money}।`,
  worth_at: ({ amount, name, price, series, money }) => `${amount}, ${name}, ${price} (${series}): ${money}।`,
  story_wanted: 'चाहा गया लाभ',
  story_result: {
    left: ({ value }) => `आपके पास ${value} बचता है।`,
    loss: ({ value }) => `आपको ${value} का घाटा होता है।`,
    'comes-to': ({ value }) => `कुल ${value} बनता है।`,
    costs: ({ value }) => `कुल खर्च ${value} है।`,
    each: ({ value }) => `हर एक को ${value} मिलता है।`,
    'break-even': ({ value }) => `${value} पर लागत निकलती है।`,
    wanted: ({ value }) => `इसके लिए ${value} का भाव चाहिए।`,
    needed: ({ value }) => `${value} चाहिए।`,
    buys: ({ value }) => `इतने में ${value} मिलेगा।`,
    amount: ({ value }) => `कुल ${value} बनता है।`,
    share: ({ value }) => `यह आमदनी का ${value} है।`,
    portion: ({ value }) => `यह कुल का ${value} है।`,
    return: ({ value }) => `यह लागत पर ${value} का लाभ है।`,
    interest: ({ value }) => `ब्याज ${value} है।`,
  },
  story_behind: ({ amounts }) => `बीच के आंकड़े: ${amounts}।`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `घटाया गया ${value}`,
    before: ({ value }) => `उससे पहले ${value}`,
    in: ({ value }) => `आमदनी ${value}`,
    out: ({ value }) => `कुल खर्च ${value}`,
    left: ({ value }) => `कुल बचत ${value}`,
    loss: ({ value }) => `कुल घाटा ${value}`,
    shared: ({ value }) => `बाँटने को ${value}`,
    even: ({ value }) => `लागत निकलती है ${value} पर`,
  },
  story_more: ({ was, is, change }) => `पहले ${was}, अब ${is}: ${change} ज़्यादा।`,
  story_less: ({ was, is, change }) => `पहले ${was}, अब ${is}: ${change} कम।`,
  story_same: ({ was, is }) => `पहले ${was}, अब ${is}: कोई फ़र्क नहीं।`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `${best} पर ${bestValue} मिलते हैं: ${other} पर ${otherValue} से ${change} ज़्यादा।`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `${best} पर ${bestValue} लगते हैं: ${other} पर ${otherValue} से ${change} कम।`,
  },
  story_missing: ({ unit, per }) =>
    `इस हिसाब के लिए एक आंकड़ा और चाहिए: एक ${per} में कितने ${unit} होते हैं? बताइए, तो मैं हिसाब कर दूँगा।`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `यह हिसाब है, पर ${figures} किस चीज़ का है, मैं नहीं समझा। बताइए, तो मैं हिसाब कर दूँगा।`
      : `यह हिसाब है, पर ${figures} किस चीज़ के हैं, मैं नहीं समझा। बताइए, तो मैं हिसाब कर दूँगा।`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `आपका भाव ${price} है। ${name}, ${stored}: ${storedPrice}; आपका उससे ${percent} नीचे है।`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `आपका भाव ${price} है। ${name}, ${stored}: ${storedPrice}; आपका उससे ${percent} ऊपर है।`,
  same_money: 'माना गया है कि आपका भाव उसी मुद्रा में है।',
  own_yield_per: ({ yield: harvest }) => `यह ${harvest} हुआ।`,
  result_left: ({ money }) => `आपके पास ${money} बचता है।`,
  result_loss: ({ money }) => `आपको ${money} का घाटा होता है।`,
  result_share: ({ percent }) => `यह बिक्री का ${percent} है।`,
  profit_at: ({ price }) => `हिसाब ${price} पर किया गया।`,
  profit: ({ output, cost, profit }) => `इससे ${output} मिलता है; ${cost} लागत घटाकर ${profit} बचता है।`,
  break_even_total: ({ cost, tonnes, price }) => `${tonnes} पर ${cost} लागत: ${price} पर लागत निकलती है।`,
  currency_needed: ({ own, stored }) =>
    `आपका पैसा ${own} में है और मेरे पास का भाव ${stored} में, और दोनों के बीच की दर मेरे पास नहीं: मैं एक को दूसरे से भाग नहीं देता। अपना भाव ${own} में बताइए।`,
  mixed_currencies: 'आपके आंकड़े अलग-अलग मुद्राओं में हैं: एक में दीजिए, मैं हिसाब कर दूंगा।',
  dry_matter: ({ amount, from, result, to }) =>
    `${from} नमी पर ${amount}, ${to} नमी पर ${result} है: सूखा पदार्थ उतना ही है।`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `सकल लाभ, ${name}: ${harvest}, भाव ${price}, आमदनी ${output}; ${cost} लागत घटाकर ${margin} बचता है।`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `सकल लाभ: ${harvest}, भाव ${price}, आमदनी ${output}; ${cost} लागत घटाकर ${margin} बचता है।`,
  margin_needs: ({ missing }) => `सकल लाभ के लिए मुझे यह भी चाहिए: ${missing}।`,
  margin_in_all: ({ yield: harvest, output, cost }) =>
    `पूरी ज़मीन से ${harvest}: ${output} आते हैं और ${cost} लगते हैं।`,
  margin_leaves_out: 'सकल लाभ में किराया, मशीनें और आपकी अपनी मेहनत शामिल नहीं है।',
  cost_currency: ({ currency }) => `माना गया है कि आपकी लागत भी ${currency} में है।`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `${cost} लागत और ${harvest} उपज पर आपकी लागत ${price} भाव पर निकलती है।`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `${cost} लागत और ${price} भाव पर आपकी लागत ${harvest} उपज पर निकलती है।`,
  break_even_needs: 'लागत निकलने का भाव बताने के लिए मुझे प्रति हेक्टेयर लागत, और उपज (टन प्रति हेक्टेयर) या भाव चाहिए।',
  cushion_below: ({ price, percent }) => `${price} के मुकाबले यह भाव से ${percent} नीचे है।`,
  cushion_above: ({ price, percent }) => `${price} के मुकाबले यह भाव से ${percent} ऊपर है।`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored}; आपकी मुद्रा में माना गया)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input}: ${bought} (${boughtPrice}); ${product}: ${sold} (${soldPrice})। ${ratio} ${product} से ${one} ${input} मिलता है।`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) की कीमत ${kg} ${product} है।`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) की कीमत ${kg} ${product} है, यानी ${sacks}।`,
  no_input_ratio: ({ product, input }) =>
    `${product} को ${input} के सामने नहीं रख सकता: उनके भाव एक मुद्रा और वजन में नहीं हैं।`,
  only_newest: 'यह मैं केवल सबसे नए भावों से निकालता हूं, उस समय के लिए नहीं जो आप पूछ रहे हैं।',
  ratio_at_world_prices: 'ये विश्व भाव हैं; आपके खेत पर दोनों अलग होते हैं।',
  farm_gate_differs: 'खेत पर दोनों भाव इनसे अलग होते हैं।',
  conversion_needs:
    'बदलने के लिए मुझे मात्रा अपनी इकाई के साथ और चाही गई इकाई चाहिए, जैसे इतनी बोरियां टन में; बुशल के लिए फसल भी।',
}
