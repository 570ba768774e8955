import type { Sentences } from '../answering/sentences.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { months } from './months.ts'
import { stock } from './stock.ts'

/** The sentences of answers in Arabic. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'يمكنني أن أخبرك بسعر محصول أو سماد ومتى سُجل، وكيف تغير خلال شهر أو سنة أو أكثر، وأعلى سعر وأدنى سعر له، ومقارنة سعرين، وما هو معتاد في وقت من السنة، وكم من الحبوب يشتري السماد، وهامشك الإجمالي ونقطة التعادل من أرقامك أنت. كل ذلك بالوحدة والكيس والمساحة التي تستعملها، وبعملتك حيث عندي سعر صرف لها؛ وإن لم يكن للكيس وزن ثابت فاذكر كم كيلوغراما فيه. يمكنك أن تسأل بالعربية أو الإنجليزية أو الفرنسية أو الإسبانية أو البرتغالية أو السواحلية أو الهندية.',
  not_understood:
    'لم أفهم هذا على أنه سؤال عن الأسعار أو حسابات المزرعة أو الطقس، وليس عندي في غير ذلك ما أستطيع أن أضمنه.',
  which_commodity: 'أي محصول أو سماد تقصد؟',
  no_forecast: 'أنا لا أتوقع الأسعار: لا أحد يعرفها. ما عندي هو ما كانت عليه.',
  no_advice: 'البيع أو الانتظار قرارك أنت؛ لا أقدم فيه نصيحة. الأرقام التي عندي:',
  not_found: {
    here: ({ name }) => `ليس عندي سعر محلي لما يلي: ${name}.`,
    there: ({ name }) => `ليس عندي سعر في ذلك المكان لما يلي: ${name}.`,
    any: ({ name }) => `ليس عندي سعر لما يلي: ${name}.`,
  },
  others: ({ others }) => `عندي ما يلي: ${others}.`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'لا أعطي جرعات ولا خلطات ولا فترات انتظار: ملصق المنتج هو القانون، وأرقامه وحدها هي المعتبرة. إن لم يكن عندك الملصق فلا تستعمل المنتج.',
  no_nutrient_dose:
    'مقدار العنصر الغذائي يتوقف على التربة والمحصول ومرحلته، فلا أعطي مقادير. تحليل التربة يبين ما ينقص، ومرشدك يبين كم تضيف.',
  see_forecast: 'هذا أقرؤه في توقعات الطقس لمزرعتك: اسأل مساعد المزرعة.',
  no_knowledge: ({ subject }) => `عن ${subject} ليس عندي ما أستطيع أن أضمنه، وأفضل أن أقول ذلك على أن أخمن.`,
  no_knowledge_of: ({ subject, name }) =>
    `عن ${subject} (${name}) ليس عندي ما أستطيع أن أضمنه، وأفضل أن أقول ذلك على أن أخمن.`,
  not_placed_unpriced: ({ name, words }) => `أعرف ${name}، لكن ليس عندي سعر له، ولم أفهم «${words}».`,
  not_placed: ({ name, words }) =>
    `ليس عندي سعر من ${name} مع «${words}»: لم أفهم هذه الكلمات، وقد لا يكون الشيء نفسه.`,
  ask_whom: ({ anywhere }) => `اسأل ${anywhere}.`,
  who_can_help: ({ known, anywhere }) => `من يستطيع المساعدة: ${known}. أو اسأل ${anywhere}.`,
  time_not_read: ({ words }) => `لم أفهم الوقت «${words}»، فقد يكون هذا من وقت آخر:`,
  nearest: 'أقرب ما عندي:',
  nearest_to: ({ words }) => `ليس عندي رقم لـ«${words}».`,
  also_not_placed: ({ words }) => `لم أفهم «${words}».`,
  kind_not_stored: {
    support: 'سعر الدعم تحدده الحكومة، وليس لدي أي منها: مكتب الشراء الحكومي أو الإعلان الرسمي يذكره.',
    producer: 'السعر الذي يدفعه مجلس أو مصنع أو مشتر للمزارع ليس لدي: من يدفعه يعرفه.',
    market: 'ليست لدي قوائم أسعار الأسواق المحلية: مكتب السوق يعرفها.',
    exchange: 'ليست لدي أسعار البورصات ولا العقود الآجلة: البورصة نفسها تنشرها.',
  },
  market_not_stored: ({ words }) => `ليست لدي أسعار سوق «${words}»: مكتب السوق يعرفها.`,
  unknown_thing: ({ words }) => `لا أعرف «${words}» كشيء عندي سعره.`,
  old_price: ({ count, figure }) =>
    `أحدث سعر عندي عمره ${months(count, figure)}: هذا ما كان عليه السعر، لا ما هو عليه الآن.`,
  origin: ({ series, months, source }) => `${series}: ${months}، نشره ${source}.`,
  reaches: ({ series, until, source }) => `${series}: أسعاري تصل إلى ${until}، وينشرها ${source}.`,
  ended_before_others: ({ others }) => `أسعار أخرى من هذا المصدر تصل إلى ${others}: أما هذا فقد توقف.`,
  nothing_newer:
    'ليس عندي أحدث من ذلك: لا أعرف إلا الأسعار الشهرية لهذه المنشورات كما أُدخلت هنا، وليس عندي سعر اليوم. سعر اليوم يعرفه من يبيع ويشتري.',
  origin_own: 'هذا محسوب من أرقامك أنت: لا يدخل فيه أي سعر محفوظ.',
  no_figure_before: 'لم أعطك بعد أي رقم يمكن أن يكون هذا عنه.',
  adjusted_down: ({ from, percent, to }) => `${from} ناقص ${percent} يساوي ${to}.`,
  adjusted_up: ({ from, percent, to }) => `${from} زائد ${percent} يساوي ${to}.`,
  other_kinds: ({ kinds }) => `أنواع أخرى: ${kinds}.`,
  newer_elsewhere: ({ series, month }) => `يوجد أحدث منه، من ${month}: ${series}.`,
  price: ({ series, price }) => `${series}: ${price}.`,
  last_known: ({ series, price }) => `آخر سعر معروف، ${series}: ${price}.`,
  no_price: ({ series }) => `ليس عندي سعر لما يلي: ${series}.`,
  no_price_in: ({ series, month }) => `ليس عندي سعر في ${month} لما يلي: ${series}.`,
  moved: ({ changes }) => `وهذا ${changes}.`,
  moved_between: ({ changes }) => `حتى ذلك الوقت: ${changes}.`,
  change: ({ series, from, to, moved }) => `${series}: من ${from} إلى ${to}، أي ${moved}.`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series}: المتوسط ${mean} من ${start} إلى ${end}. الآن ${to}، أي ${moved}: ${times} من أضعافه.`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series}: المتوسط ${mean} من ${start} إلى ${end}، و${mean2} من ${start2} إلى ${end2}، أي ${moved}.`,
  no_reason: 'لا أعرف لماذا تتحرك الأسعار: عندي الأسعار فقط.',
  no_change: ({ series }) => `لا أستطيع أن أقول كيف تغير في تلك المدة: ${series}. ينقص سعر في أحد طرفيها.`,
  direction: {
    yesUp: 'نعم: ارتفع السعر.',
    yesDown: 'نعم: انخفض السعر.',
    noUp: 'لا: ارتفع السعر.',
    noDown: 'لا: انخفض السعر.',
    neither: 'لا: بقي السعر كما كان.',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}، أعلى سعر: ${from}. وعند ${to} هو أدنى منه بنسبة ${percent} (${signed}).`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}، أعلى سعر: ${from}. وعند ${to} هو أعلى منه بنسبة ${percent} (${signed}).`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}، أدنى سعر: ${from}. وعند ${to} هو أدنى منه بنسبة ${percent} (${signed}).`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}، أدنى سعر: ${from}. وعند ${to} هو أعلى منه بنسبة ${percent} (${signed}).`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `الأغلى: ${higher}، أعلى من ${lower} بمقدار ${difference} (أكثر بنسبة ${percent}، أي ${times} مرة).`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `الأرخص: ${lower}، أقل من ${higher} بمقدار ${difference} (أقل بنسبة ${percent}).`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `الأحدث: ${newer}، من ${month}؛ أما ${older} فمن ${olderMonth}.`,
  same_age: ({ month }) => `كلاهما من ${month}.`,
  not_comparable: {
    time: 'أحدث أسعارهما من زمنين متباعدين جدا فلا أقارن بينهما.',
    unit: 'أسعارهما ليست بوحدة واحدة أو عملة واحدة: لا أقارن بينها.',
  },
  times_yes: ({ first, second, times }) => `نعم: كان سعر ${first} ${times} مرة من سعر ${second}.`,
  times_no: ({ first, second, times }) => `لا: كان سعر ${first} ${times} مرة من سعر ${second}.`,
  share_of: ({ first, second, percent }) => `${first}: ${percent} من سعر ${second}.`,
  cheapest_first: ({ prices, unit }) => `لكل ${unit}، الأرخص أولا: ${prices}.`,
  dearest_first: ({ prices, unit }) => `لكل ${unit}، الأغلى أولا: ${prices}.`,
  rises_first: ({ moves }) => `أكبر ارتفاع أولا: ${moves}.`,
  falls_first: ({ moves }) => `أكبر انخفاض أولا: ${moves}.`,
  swings_in_order: ({ swings }) => `التقلب من شهر إلى شهر (الانحراف المعياري)، الأكثر تقلبا أولا: ${swings}.`,
  at_extreme: {
    is_highest: 'نعم: هو الأعلى.',
    is_lowest: 'نعم: هو الأدنى.',
    not_highest: 'لا: ليس الأعلى.',
    not_lowest: 'لا: ليس الأدنى.',
  },
  multiple: ({ times }) => `هو ${times} مرة مما كان.`,
  multiple_yes: ({ times }) => `نعم: هو ${times} مرة مما كان.`,
  multiple_no: ({ times }) => `لا: هو ${times} مرة مما كان.`,
  range: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}، خلال ${months(count, figure)} حتى ${until}: الأدنى ${lowest}، الأعلى ${highest}، المتوسط ${mean}.`,
  range_lowest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: الأدنى ${lowest} (خلال ${months(count, figure)} حتى ${until}؛ الأعلى ${highest}، المتوسط ${mean}).`,
  range_highest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: الأعلى ${highest} (خلال ${months(count, figure)} حتى ${until}؛ الأدنى ${lowest}، المتوسط ${mean}).`,
  range_mean: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: المتوسط ${mean} (خلال ${months(count, figure)} حتى ${until}؛ الأدنى ${lowest}، الأعلى ${highest}).`,
  no_range: ({ series }) => `ليس عندي أسعار لما يلي: ${series}.`,
  no_range_since: ({ series, start, end }) =>
    `ليس عندي أسعار في تلك المدة لما يلي: ${series}. وهي من ${start} إلى ${end}.`,
  variation: ({ percent, volatility }) =>
    `تتغير أشهره بنسبة ${percent} حول متوسطها، ونسمي ذلك ${volatility}.`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series}: الأغلى عادة في ${peak} (${peakIndex}، ومتوسط السنة ${average}) والأرخص عادة في ${low} (${lowIndex})، بحسب الأشهر من ${start} إلى ${end}؛ و${now} عادة عند ${nowIndex}.`,
  no_season: ({ series }) =>
    `عندي سنوات قليلة جدا لأقول ما هو معتاد في وقت من السنة، ويلزم أكثر من ثلاث: ${series}.`,
  weak_season: 'تختلف السنوات فيما بينها أكثر من الموسم نفسه، فهو دليل ضعيف.',
  moved_over_year: ({ moves }) => `خلال سنة: ${moves}.`,
  moved_over_year_to: ({ moves, until }) => `خلال سنة حتى ${until}: ${moves}.`,
  stands_below: ({ series, against, percent }) => `${series}: أدنى بنسبة ${percent} من ${against}.`,
  stands_above: ({ series, against, percent }) => `${series}: أعلى بنسبة ${percent} من ${against}.`,
  different_kinds: 'هذه أسعار من أنواع مختلفة، فجزء من الفرق تجارة ونقل.',
  not_your_price: 'هذا سعر عالمي، وليس ما سيُدفع لك.',
  price_is_world: 'السعر سعر عالمي، وليس ما سيُدفع لك.',
  converted: ({ rates }) => `حُول بسعر الصرف: ${rates}.`,
  no_weight: ({ per, wanted }) =>
    `المصدر يعطي السعر لكل ${per}، وليس له وزن ثابت: لا أستطيع أن أعطيه لكل ${wanted}.`,
  no_volume: ({ wanted }) => `المصدر لا يعطي هذا السعر بالحجم: لا أستطيع أن أعطيه لكل ${wanted}.`,
  by_density: ({ name, figure }) =>
    `حسبت لتر ${name} على أنه ${figure} كغ (⁦Codex Alimentarius⁩): الرقم تقريبي.`,
  no_bushel: ({ name }) => `${name}: لا يباع بالبوشل، فالسعر لكل طن.`,
  no_rate: ({ from, to }) => `ليس عندي سعر صرف من ${from} إلى ${to}، فالسعر بعملة ${from}.`,
  given: ({ figures }) => `أرقامك: ${figures}.`,
  unused: ({ figures, count }) =>
    count === 1 ? `لم أعرف ما هو ${figures} فتركته.` : `لم أعرف ما هي الأرقام ${figures} فتركتها.`,
  worth: ({ amount, money }) => `${amount}: ${money}.`,
  worth_of: ({ amount, name, money }) => `${amount}، ${name}: ${money}.`,
  worth_at: ({ amount, name, price, series, money }) =>
    `${amount}، ${name}، بسعر ${price} (${series}): ${money}.`,
  story_wanted: 'الربح المطلوب',
  story_result: {
    left: ({ value }) => `يبقى لك ${value}.`,
    loss: ({ value }) => `تخسر ${value}.`,
    'comes-to': ({ value }) => `المجموع ${value}.`,
    costs: ({ value }) => `التكلفة ${value}.`,
    each: ({ value }) => `لكل واحد ${value}.`,
    'break-even': ({ value }) => `تغطي تكاليفك عند ${value}.`,
    wanted: ({ value }) => `يلزم لذلك سعر ${value}.`,
    needed: ({ value }) => `يلزمك ${value}.`,
    buys: ({ value }) => `يشتري ذلك ${value}.`,
    amount: ({ value }) => `المجموع ${value}.`,
    share: ({ value }) => `هذا ${value} مما يدخل.`,
    portion: ({ value }) => `هذا ${value} من الكل.`,
    return: ({ value }) => `هذا ربح قدره ${value} من التكلفة.`,
    interest: ({ value }) => `الفائدة ${value}.`,
  },
  story_behind: ({ amounts }) => `وضمن ذلك: ${amounts}.`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `المخصوم ${value}`,
    before: ({ value }) => `قبل ذلك ${value}`,
    in: ({ value }) => `الداخل ${value}`,
    out: ({ value }) => `كل التكاليف ${value}`,
    left: ({ value }) => `الباقي كله ${value}`,
    loss: ({ value }) => `الخسارة كلها ${value}`,
    shared: ({ value }) => `للتقسيم ${value}`,
    even: ({ value }) => `تغطى التكاليف عند ${value}`,
  },
  story_more: ({ was, is, change }) => `كان ${was} وصار ${is}: زيادة ${change}.`,
  story_less: ({ was, is, change }) => `كان ${was} وصار ${is}: نقص ${change}.`,
  story_same: ({ was, is }) => `كان ${was} وصار ${is}: لا فرق.`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `بسعر ${best} تحصل على ${bestValue}: أكثر بمقدار ${change} من ${otherValue} بسعر ${other}.`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `بسعر ${best} تدفع ${bestValue}: أقل بمقدار ${change} من ${otherValue} بسعر ${other}.`,
  },
  story_missing: ({ unit, per }) =>
    `ينقصني رقم واحد لهذا الحساب: كم ${unit} في ${per} الواحد؟ قل لي وأحسبه لك.`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `هذا حساب، لكني لا أعرف ما هو ${figures}. قل لي ما هو وأحسبه لك.`
      : `هذا حساب، لكني لا أعرف ما هي الأرقام ${figures}. قل لي ما هي وأحسبها لك.`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `سعرك ${price}. ${name}، ${stored}: ${storedPrice}؛ سعرك أدنى منه بنسبة ${percent}.`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `سعرك ${price}. ${name}، ${stored}: ${storedPrice}؛ سعرك أعلى منه بنسبة ${percent}.`,
  same_money: 'افترضت أن سعرك بالعملة نفسها.',
  own_yield_per: ({ yield: harvest }) => `وهذا يساوي ${harvest}.`,
  result_left: ({ money }) => `يبقى لك ${money}.`,
  result_loss: ({ money }) => `تخسر ${money}.`,
  result_share: ({ percent }) => `وهذا ${percent} من قيمة البيع.`,
  profit_at: ({ price }) => `حُسب بسعر ${price}.`,
  profit: ({ output, cost, profit }) => `يعطي ${output}؛ وبعد طرح تكلفة ${cost} يبقى ${profit}.`,
  break_even_total: ({ cost, tonnes, price }) => `تكلفة ${cost} على ${tonnes}: نقطة التعادل عندك ${price}.`,
  currency_needed: ({ own, stored }) =>
    `مالك بعملة ${own} والسعر الذي عندي بعملة ${stored}، وليس عندي سعر صرف بينهما: لا أقسم إحداهما على الأخرى. قل لي سعرك بعملة ${own}.`,
  mixed_currencies: 'أرقامك بعملات مختلفة: أعطها بعملة واحدة وسأجري الحساب.',
  dry_matter: ({ amount, from, result, to }) =>
    `${amount} برطوبة ${from} تساوي ${result} برطوبة ${to}: المادة الجافة هي نفسها.`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `الهامش الإجمالي، ${name}: ${harvest} بسعر ${price} تعطي ${output}؛ وبعد طرح تكلفة ${cost} يبقى ${margin}.`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `الهامش الإجمالي: ${harvest} بسعر ${price} تعطي ${output}؛ وبعد طرح تكلفة ${cost} يبقى ${margin}.`,
  margin_needs: ({ missing }) => `للهامش الإجمالي أحتاج أيضا إلى: ${missing}.`,
  margin_in_all: ({ yield: harvest, output, cost }) => `المجموع ${harvest}: يدخل ${output} ويخرج ${cost}.`,
  margin_leaves_out: 'الهامش الإجمالي لا يحسب الإيجار ولا الآلات ولا عملك أنت.',
  cost_currency: ({ currency }) => `افترضت أن تكلفتك أيضا بعملة ${currency}.`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `بتكلفة ${cost} وغلة ${harvest} تكون نقطة التعادل عند سعر ${price}.`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `بتكلفة ${cost} وسعر ${price} تكون نقطة التعادل عند غلة ${harvest}.`,
  break_even_needs: 'لنقطة التعادل أحتاج إلى تكلفتك للهكتار، وإلى غلتك (طن للهكتار) أو إلى سعر.',
  cushion_below: ({ price, percent }) => `مقارنة مع ${price} هذا أدنى من السعر بنسبة ${percent}.`,
  cushion_above: ({ price, percent }) => `مقارنة مع ${price} هذا أعلى من السعر بنسبة ${percent}.`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored}؛ اعتُبر بعملتك)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input}: ${bought} (${boughtPrice})؛ ${product}: ${sold} (${soldPrice}). ${ratio} من ${product} تشتري ${one} من ${input}.`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) يكلف ${kg} من ${product}.`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) يكلف ${kg} من ${product}، أي ${sacks}.`,
  no_input_ratio: ({ product, input }) =>
    `لا أستطيع أن أقابل ${product} مع ${input}: سعراهما ليسا بالعملة نفسها والوزن نفسه.`,
  only_newest: 'أحسب هذا من أحدث الأسعار فقط، لا للمدة التي تسأل عنها.',
  ratio_at_world_prices: 'هذه أسعار عالمية؛ وكلاهما يختلف عند مزرعتك.',
  farm_gate_differs: 'عند المزرعة يختلف السعران عن هذين.',
  conversion_needs:
    'للتحويل أحتاج إلى كمية مع وحدتها وإلى الوحدة التي تريدها، مثل عدد من الأكياس بالطن؛ وللبوشل أيضا إلى المحصول.',
}
