import type { Sentences } from '../answering/sentences.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { stock } from './stock.ts'

/** The sentences of answers in Swahili. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'Naweza kukuambia bei ya zao au mbolea na lini iliandikwa, jinsi ilivyobadilika kwa mwezi, mwaka au zaidi, bei yake ya juu na ya chini kabisa, kulinganisha bei mbili, nini ni kawaida kwa wakati fulani wa mwaka, nafaka kiasi gani inanunua mbolea, na faida yako ghafi na bei ya kurudisha gharama kwa takwimu zako mwenyewe. Yote kwa kipimo, gunia na eneo unalotumia, na kwa fedha yako pale nilipo na kiwango cha kubadilisha; kwa gunia au debe lisilo na uzito maalum, sema lina kilo ngapi. Unaweza kuuliza kwa Kiswahili, Kiingereza, Kifaransa, Kihispania, Kireno, Kihindi au Kiarabu.',
  not_understood:
    'Sikuelewa hilo kama swali la bei, hesabu za shamba au hali ya hewa, na kuhusu mengine sina ninachoweza kukihakikisha.',
  which_commodity: 'Unamaanisha zao gani au mbolea gani?',
  no_forecast: 'Sitabiri bei: hakuna anayezijua. Nilicho nacho ni bei zilizokuwa.',
  no_advice: 'Kuuza au kusubiri ni uamuzi wako; sitoi ushauri juu ya hilo. Takwimu nilizo nazo:',
  not_found: {
    here: ({ name }) => `Sina bei ya hapa ya: ${name}.`,
    there: ({ name }) => `Sina bei ya mahali hapo ya: ${name}.`,
    any: ({ name }) => `Sina bei ya: ${name}.`,
  },
  others: ({ others }) => `Ninazo hizi: ${others}.`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'Sitoi vipimo, michanganyiko wala muda wa kusubiri: lebo ya dawa ndiyo sheria, na takwimu zake tu ndizo zinazofuatwa. Kama huna lebo, usitumie dawa hiyo.',
  no_nutrient_dose:
    'Kiasi cha kirutubisho hutegemea udongo, zao na hatua yake, kwa hiyo sitoi kiasi. Kipimo cha udongo husema kinachokosekana, na mshauri wako husema kiasi cha kuweka.',
  see_forecast: 'Hilo nalisoma katika utabiri wa shamba lako: uliza msaidizi wa shamba.',
  no_knowledge: ({ subject }) =>
    `Kuhusu ${subject} sina ninachoweza kukihakikisha, na ni afadhali niseme hivyo kuliko kubahatisha.`,
  no_knowledge_of: ({ subject, name }) =>
    `Kuhusu ${subject} (${name}) sina ninachoweza kukihakikisha, na ni afadhali niseme hivyo kuliko kubahatisha.`,
  not_placed_unpriced: ({ name, words }) => `Najua ${name}, lakini sina bei yake, na sikuelewa “${words}”.`,
  not_placed: ({ name, words }) =>
    `Sina bei ya ${name} pamoja na “${words}”: sikuelewa maneno hayo, na huenda si kitu kile kile.`,
  ask_whom: ({ anywhere }) => `Muulize ${anywhere}.`,
  who_can_help: ({ known, anywhere }) => `Wanaoweza kusaidia: ${known}. Au muulize ${anywhere}.`,
  time_not_read: ({ words }) => `Sikuelewa muda “${words}”: hii inaweza kuwa ya muda mwingine:`,
  nearest: 'Kilicho karibu zaidi nilicho nacho:',
  nearest_to: ({ words }) => `Sina takwimu ya “${words}”.`,
  also_not_placed: ({ words }) => `Sikuelewa “${words}”.`,
  kind_not_stored: {
    support:
      'Bei ya chini huwekwa na serikali, nami sina yoyote: ofisi ya ununuzi ya serikali au tangazo lake linayo.',
    producer: 'Bei ya mkulima, yaani anayolipwa na bodi, kiwanda au mnunuzi, sina: anayelipa anaijua.',
    market: 'Sina orodha za bei za masoko ya hapa: ofisi ya soko inazijua.',
    exchange: 'Sina bei za soko la hisa wala za mikataba ya baadaye: soko lenyewe huzitangaza.',
  },
  market_not_stored: ({ words }) => `Sina bei za soko la “${words}”: ofisi yake inazijua.`,
  unknown_thing: ({ words }) => `Sijui “${words}” kama kitu ambacho nina bei yake.`,
  old_price: ({ figure }) =>
    `Bei mpya kabisa niliyo nayo ina umri wa miezi ${figure}: ndivyo ilivyokuwa, si ilivyo sasa.`,
  origin: ({ series, months, source }) => `${series}: ${months}, imetolewa na ${source}.`,
  reaches: ({ series, until, source }) =>
    `${series}: bei nilizo nazo zinafika ${until}; zinatolewa na ${source}.`,
  ended_before_others: ({ others }) => `Bei nyingine za chanzo hicho zinafika ${others}: hizi zimekoma.`,
  nothing_newer:
    'Sina kipya zaidi: ninajua tu bei za kila mwezi za machapisho hayo, kama yalivyowekwa hapa, na si bei ya leo. Bei ya leo inajulikana pale bidhaa inapouzwa.',
  origin_own: 'Hiyo imehesabiwa kwa takwimu zako mwenyewe: hakuna bei iliyohifadhiwa ndani yake.',
  no_figure_before: 'Bado sijakupa takwimu yoyote ambayo hii inaweza kuihusu.',
  adjusted_down: ({ from, percent, to }) => `${from} ukitoa ${percent} ni ${to}.`,
  adjusted_up: ({ from, percent, to }) => `${from} ukiongeza ${percent} ni ${to}.`,
  other_kinds: ({ kinds }) => `Aina nyingine: ${kinds}.`,
  newer_elsewhere: ({ series, month }) => `Kuna mpya zaidi, ya ${month}: ${series}.`,
  price: ({ series, price }) => `${series}: ${price}.`,
  last_known: ({ series, price }) => `Bei ya mwisho inayojulikana, ${series}: ${price}.`,
  no_price: ({ series }) => `Sina bei ya: ${series}.`,
  no_price_in: ({ series, month }) => `Sina bei ya ${month} ya: ${series}.`,
  moved: ({ changes }) => `Bei ${changes}.`,
  moved_between: ({ changes }) => `Hadi wakati huo bei ${changes}.`,
  change: ({ series, from, to, moved }) => `${series}: kutoka ${from} hadi ${to}, ${moved}.`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series}: wastani ${mean} kuanzia ${start} hadi ${end}. Sasa ${to}, yaani ${moved}: mara ${times} ya hapo.`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series}: wastani ${mean} kuanzia ${start} hadi ${end}, na ${mean2} kuanzia ${start2} hadi ${end2}, yaani ${moved}.`,
  no_reason: 'Kwa nini bei hubadilika sijui: nina bei tu.',
  no_change: ({ series }) =>
    `Siwezi kusema bei ilibadilika vipi kwa muda huo: ${series}. Bei moja ya mwanzo au mwisho haipo.`,
  direction: {
    yesUp: 'Ndiyo: ilipanda.',
    yesDown: 'Ndiyo: ilishuka.',
    noUp: 'Hapana: ilipanda.',
    noDown: 'Hapana: ilishuka.',
    neither: 'Hapana: ilibaki pale pale.',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}, bei ya juu kabisa: ${from}. Kwa ${to}, iko chini ya hapo kwa ${percent} (${signed}).`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}, bei ya juu kabisa: ${from}. Kwa ${to}, iko juu ya hapo kwa ${percent} (${signed}).`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}, bei ya chini kabisa: ${from}. Kwa ${to}, iko chini ya hapo kwa ${percent} (${signed}).`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}, bei ya chini kabisa: ${from}. Kwa ${to}, iko juu ya hapo kwa ${percent} (${signed}).`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `Ghali zaidi ni ${higher}: ${difference} juu ya ${lower} (${percent} zaidi, mara ${times}).`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `Nafuu zaidi ni ${lower}: ${difference} chini ya ${higher} (${percent} pungufu).`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `Mpya zaidi: ${newer}, ya ${month}; ${older} ni ya ${olderMonth}.`,
  same_age: ({ month }) => `Zote mbili ni za ${month}.`,
  not_comparable: {
    time: 'Bei zao mpya zaidi ni za nyakati zilizo mbali mno kulinganishwa.',
    unit: 'Bei zao haziko kwa kipimo kimoja au fedha moja: sizilinganishi.',
  },
  times_yes: ({ first, second, times }) =>
    `Ndiyo: bei ya ${first} ilikuwa mara ${times} ya bei ya ${second}.`,
  times_no: ({ first, second, times }) =>
    `Hapana: bei ya ${first} ilikuwa mara ${times} ya bei ya ${second}.`,
  share_of: ({ first, second, percent }) => `${first}: ${percent} ya bei ya ${second}.`,
  cheapest_first: ({ prices, unit }) => `Kwa ${unit}, ya bei nafuu kwanza: ${prices}.`,
  dearest_first: ({ prices, unit }) => `Kwa ${unit}, ya bei ghali kwanza: ${prices}.`,
  rises_first: ({ moves }) => `Iliyopanda zaidi kwanza: ${moves}.`,
  falls_first: ({ moves }) => `Iliyoshuka zaidi kwanza: ${moves}.`,
  swings_in_order: ({ swings }) =>
    `Jinsi bei inavyoyumba kutoka mwezi hadi mwezi (mkengeuko wastani), inayoyumba zaidi kwanza: ${swings}.`,
  at_extreme: {
    is_highest: 'Ndiyo: ndiyo ya juu kabisa.',
    is_lowest: 'Ndiyo: ndiyo ya chini kabisa.',
    not_highest: 'Hapana: siyo ya juu kabisa.',
    not_lowest: 'Hapana: siyo ya chini kabisa.',
  },
  multiple: ({ times }) => `Ni mara ${times} ya ilivyokuwa.`,
  multiple_yes: ({ times }) => `Ndiyo: ni mara ${times} ya ilivyokuwa.`,
  multiple_no: ({ times }) => `Hapana: ni mara ${times} ya ilivyokuwa.`,
  range: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}, miezi ${figure} hadi ${until}: ya chini kabisa ${lowest}, ya juu kabisa ${highest}, wastani ${mean}.`,
  range_lowest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: ya chini kabisa ${lowest} (miezi ${figure} hadi ${until}; ya juu kabisa ${highest}, wastani ${mean}).`,
  range_highest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: ya juu kabisa ${highest} (miezi ${figure} hadi ${until}; ya chini kabisa ${lowest}, wastani ${mean}).`,
  range_mean: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}: wastani ${mean} (miezi ${figure} hadi ${until}; ya chini kabisa ${lowest}, ya juu kabisa ${highest}).`,
  no_range: ({ series }) => `Sina bei za: ${series}.`,
  no_range_since: ({ series, start, end }) =>
    `Sina bei za muda huo za: ${series}. Zinaanzia ${start} hadi ${end}.`,
  variation: ({ percent, volatility }) =>
    `Miezi yake hutofautiana kwa ${percent} kuzunguka wastani, tunaiita ${volatility}.`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series}: kwa kawaida bei ni ya juu kabisa ${peak} (${peakIndex}, wastani wa mwaka ukiwa ${average}) na ya chini kabisa ${low} (${lowIndex}), kwa miezi kuanzia ${start} hadi ${end}; ${now} kwa kawaida ni ${nowIndex}.`,
  no_season: ({ series }) =>
    `Nina miaka michache mno kusema nini ni kawaida kwa wakati fulani wa mwaka, inahitajika zaidi ya mitatu: ${series}.`,
  weak_season: 'Mwaka mmoja hutofautiana na mwingine kuliko msimu wenyewe: huu ni mwongozo dhaifu.',
  moved_over_year: ({ moves }) => `Kwa mwaka mmoja: ${moves}.`,
  moved_over_year_to: ({ moves, until }) => `Kwa mwaka mmoja hadi ${until}: ${moves}.`,
  stands_below: ({ series, against, percent }) => `${series}: chini kwa ${percent} kuliko ${against}.`,
  stands_above: ({ series, against, percent }) => `${series}: juu kwa ${percent} kuliko ${against}.`,
  different_kinds: 'Hizi ni bei za aina tofauti: sehemu ya tofauti ni biashara na usafirishaji.',
  not_your_price: 'Hii ni bei ya dunia, si utakayolipwa wewe.',
  price_is_world: 'Bei hii ni ya dunia, si utakayolipwa wewe.',
  converted: ({ rates }) => `Imebadilishwa kwa ${rates}.`,
  no_weight: ({ per, wanted }) =>
    `Chanzo kinatoa bei kwa ${per}, isiyo na uzito maalum: siwezi kuitoa kwa ${wanted}.`,
  no_volume: ({ wanted }) => `Chanzo hakitoi bei hiyo kwa ujazo: siwezi kuitoa kwa ${wanted}.`,
  by_density: ({ name, figure }) =>
    `Lita moja ya ${name} nimeihesabu kuwa kilo ${figure} (Codex Alimentarius): takwimu ni ya makadirio.`,
  no_bushel: ({ name }) => `${name}: haiuzwi kwa busheli, hivyo bei ni kwa tani.`,
  no_rate: ({ from, to }) =>
    `Sina kiwango cha kubadilisha ${from} kuwa ${to}: kwa hiyo bei iko katika ${from}.`,
  given: ({ figures }) => `Takwimu zako: ${figures}.`,
  unused: ({ figures, count }) =>
    count === 1
      ? `Sikujua ${figures} ni ya nini, hivyo niliiacha.`
      : `Sikujua ${figures} ni za nini, hivyo niliziacha.`,
  worth: ({ amount, money }) => `${amount}: ${money}.`,
  worth_of: ({ amount, name, money }) => `${amount}, ${name}: ${money}.`,
  worth_at: ({ amount, name, price, series, money }) =>
    `${amount}, ${name}, kwa ${price} (${series}): ${money}.`,
  story_wanted: 'faida inayotakiwa',
  story_result: {
    left: ({ value }) => `Unabaki na ${value}.`,
    loss: ({ value }) => `Unapata hasara ya ${value}.`,
    'comes-to': ({ value }) => `Jumla ni ${value}.`,
    costs: ({ value }) => `Gharama ni ${value}.`,
    each: ({ value }) => `Kila mmoja anapata ${value}.`,
    'break-even': ({ value }) => `Unarudisha gharama kwa ${value}.`,
    wanted: ({ value }) => `Inahitajika bei ya ${value}.`,
    needed: ({ value }) => `Inahitajika ${value}.`,
    buys: ({ value }) => `Inanunua ${value}.`,
    amount: ({ value }) => `Jumla ni ${value}.`,
    share: ({ value }) => `Hiyo ni ${value} ya pesa inayoingia.`,
    portion: ({ value }) => `Hiyo ni ${value} ya jumla.`,
    return: ({ value }) => `Hiyo ni faida ya ${value} juu ya gharama.`,
    interest: ({ value }) => `Riba ni ${value}.`,
  },
  story_behind: ({ amounts }) => `Ndani yake: ${amounts}.`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `imeondolewa ${value}`,
    before: ({ value }) => `kabla ya hapo ${value}`,
    in: ({ value }) => `inaingia ${value}`,
    out: ({ value }) => `gharama zote ${value}`,
    left: ({ value }) => `inabaki kwa jumla ${value}`,
    loss: ({ value }) => `hasara kwa jumla ${value}`,
    shared: ({ value }) => `ya kugawana ${value}`,
    even: ({ value }) => `gharama zinarudi kwa ${value}`,
  },
  story_more: ({ was, is, change }) => `Zamani ${was}, sasa ${is}: zaidi kwa ${change}.`,
  story_less: ({ was, is, change }) => `Zamani ${was}, sasa ${is}: pungufu kwa ${change}.`,
  story_same: ({ was, is }) => `Zamani ${was}, sasa ${is}: hakuna tofauti.`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `Kwa ${best} unapata ${bestValue}: zaidi kwa ${change} kuliko ${otherValue} kwa ${other}.`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `Kwa ${best} unalipa ${bestValue}: pungufu kwa ${change} kuliko ${otherValue} kwa ${other}.`,
  },
  story_missing: ({ unit, per }) =>
    `Ili nihesabu nahitaji takwimu moja zaidi: ${per} moja ni ${unit} ngapi? Niambie, nami nitahesabu.`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `Naona ni hesabu, lakini sijui ${figures} ni ya nini. Niambie ni nini, nami nitahesabu.`
      : `Naona ni hesabu, lakini sijui ${figures} ni za nini. Niambie ni nini, nami nitahesabu.`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `Bei yako ni ${price}. Kwa ${name}, ${stored} ni ${storedPrice}: yako iko chini kwa ${percent}.`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `Bei yako ni ${price}. Kwa ${name}, ${stored} ni ${storedPrice}: yako iko juu kwa ${percent}.`,
  same_money: 'Nachukulia kuwa bei yako ni ya pesa hiyo hiyo.',
  own_yield_per: ({ yield: harvest }) => `Hiyo ni ${harvest}.`,
  result_left: ({ money }) => `Unabaki na ${money}.`,
  result_loss: ({ money }) => `Unapata hasara ya ${money}.`,
  result_share: ({ percent }) => `Ni ${percent} ya mauzo.`,
  profit_at: ({ price }) => `Imehesabiwa kwa ${price}.`,
  profit: ({ output, cost, profit }) => `Inaleta ${output}; ukitoa gharama ${cost} inabaki ${profit}.`,
  break_even_total: ({ cost, tonnes, price }) =>
    `Gharama ${cost} kwa ${tonnes}: unarudisha gharama kwa ${price}.`,
  currency_needed: ({ own, stored }) =>
    `Pesa yako ni ${own} na bei niliyo nayo ni ${stored}, na sina kiwango cha kubadilisha kati yao: sigawanyi moja kwa nyingine. Niambie bei yako kwa ${own}.`,
  mixed_currencies: 'Takwimu zako ziko katika pesa tofauti: zitoe kwa moja, nami nitafanya hesabu.',
  dry_matter: ({ amount, from, result, to }) =>
    `${amount} yenye unyevu wa ${from} ni ${result} yenye ${to}: kitu kikavu ni kile kile.`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `Faida ghafi, ${name}: ${harvest} kwa bei ya ${price} ni ${output}; ukitoa gharama ${cost} inabaki ${margin}.`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `Faida ghafi: ${harvest} kwa bei ya ${price} ni ${output}; ukitoa gharama ${cost} inabaki ${margin}.`,
  margin_needs: ({ missing }) => `Kwa faida ghafi nahitaji pia: ${missing}.`,
  margin_in_all: ({ yield: harvest, output, cost }) =>
    `Kwa jumla ni ${harvest}: inaingia ${output} na inatoka ${cost}.`,
  margin_leaves_out: 'Faida ghafi haihesabu kodi ya shamba, mashine wala kazi yako mwenyewe.',
  cost_currency: ({ currency }) => `Nachukulia kuwa gharama yako pia ni kwa ${currency}.`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `Kwa gharama ya ${cost} na mavuno ya ${harvest}, unarudisha gharama kwa bei ya ${price}.`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `Kwa gharama ya ${cost} na bei ya ${price}, unarudisha gharama kwa mavuno ya ${harvest}.`,
  break_even_needs:
    'Ili kujua kurudisha gharama nahitaji gharama yako kwa hekta, na mavuno yako (t/ha) au bei.',
  cushion_below: ({ price, percent }) => `Ukilinganisha na ${price}, hiyo iko chini ya bei kwa ${percent}.`,
  cushion_above: ({ price, percent }) => `Ukilinganisha na ${price}, hiyo iko juu ya bei kwa ${percent}.`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored}; imechukuliwa kama iko katika pesa yako)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input}: ${bought} (${boughtPrice}); ${product}: ${sold} (${soldPrice}). ${product} ${ratio} hununua ${input} ${one}.`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) hugharimu ${kg} za ${product}.`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) hugharimu ${kg} za ${product}, yaani ${sacks}.`,
  no_input_ratio: ({ product, input }) =>
    `Siwezi kulinganisha ${product} na ${input}: bei zao haziko katika pesa na uzito mmoja.`,
  only_newest: 'Nahesabu hili kwa bei mpya kabisa tu, si kwa muda unaouliza.',
  ratio_at_world_prices: 'Hizi ni bei za dunia; shambani kwako zote mbili ni tofauti.',
  farm_gate_differs: 'Shambani bei zote mbili ni tofauti na hizi.',
  conversion_needs:
    'Kubadilisha nahitaji kiasi pamoja na kipimo chake na kipimo unachotaka, kwa mfano magunia kadhaa kwa tani; kwa busheli pia zao.',
}
