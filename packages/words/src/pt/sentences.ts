import type { Sentences } from '../answering/sentences.ts'
import { plural } from '../format/plural.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { stock } from './stock.ts'

/** The sentences of answers in Portuguese. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'Posso dizer quanto vale uma cultura ou um fertilizante e quando esse preço foi anotado, como ele se moveu em um mês, um ano ou mais, o seu máximo e o seu mínimo, comparar dois preços, o que é normal numa época do ano, quanto grão paga um fertilizante, e a sua margem bruta e o seu ponto de equilíbrio com os seus próprios números. Tudo na unidade, no saco e na área que você usa, e na sua própria moeda onde tenho uma taxa de câmbio; se o saco não tem peso fixo, diga quantos quilos leva. Pode perguntar em português, inglês, francês, espanhol, suaíli, hindi ou árabe.',
  not_understood:
    'Não entendi isso como uma pergunta sobre preços, contas da propriedade ou o tempo, e sobre o resto não tenho nada por que possa responder.',
  which_commodity: 'De qual cultura ou fertilizante você fala?',
  no_forecast: 'Não prevejo preços: ninguém os conhece. O que tenho é o que eles foram.',
  no_advice: 'Vender ou guardar é decisão sua; não dou conselho sobre isso. Os números que tenho:',
  not_found: {
    here: ({ name }) => `Não tenho preço local de: ${name}.`,
    there: ({ name }) => `Não tenho preço nesse lugar de: ${name}.`,
    any: ({ name }) => `Não tenho preço de: ${name}.`,
  },
  others: ({ others }) => `Tenho, sim: ${others}.`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'Não dou doses, misturas nem prazos de espera: o rótulo do produto é a lei, e só valem os números dele. Se não tem o rótulo, não use o produto.',
  no_nutrient_dose:
    'A quantidade de um nutriente depende do solo, da cultura e da sua fase, por isso não dou quantidades. Uma análise do solo diz o que falta, e o seu técnico quanto aplicar.',
  see_forecast: 'Isso eu leio na previsão da sua propriedade: pergunte ao assistente da fazenda.',
  no_knowledge: ({ subject }) =>
    `Sobre ${subject} não tenho nada por que possa responder, e prefiro dizer isso a adivinhar.`,
  no_knowledge_of: ({ subject, name }) =>
    `Sobre ${subject} (${name}) não tenho nada por que possa responder, e prefiro dizer isso a adivinhar.`,
  not_placed_unpriced: ({ name, words }) =>
    `Conheço ${name}, mas não tenho preço disso, e não entendi “${words}”.`,
  not_placed: ({ name, words }) =>
    `Não tenho preço de ${name} com “${words}”: não entendi essas palavras, e pode não ser a mesma coisa.`,
  ask_whom: ({ anywhere }) => `Pergunte ${anywhere}.`,
  who_can_help: ({ known, anywhere }) => `Quem pode ajudar: ${known}. Ou pergunte ${anywhere}.`,
  time_not_read: ({ words }) =>
    `Não entendi o tempo “${words}”: isto pode ser de outro tempo que não o que pergunta:`,
  nearest: 'O mais próximo que tenho:',
  nearest_to: ({ words }) => `Não tenho número para “${words}”.`,
  also_not_placed: ({ words }) => `Não entendi “${words}”.`,
  kind_not_stored: {
    support:
      'Um preço mínimo é fixado por um governo, e não tenho nenhum: o posto de compra pública ou o aviso oficial o tem.',
    producer:
      'O preço ao produtor, o que um conselho, uma fábrica ou um comprador paga a quem planta, eu não tenho: quem paga o sabe.',
    market: 'Não tenho as listas de preços dos mercados locais: o escritório do mercado as sabe.',
    exchange: 'Não tenho preços de bolsas nem de futuros: a própria bolsa os publica.',
  },
  market_not_stored: ({ words }) => `Não tenho preços do mercado “${words}”: o escritório dele os sabe.`,
  unknown_thing: ({ words }) => `Não conheço “${words}” como algo de que eu tenha preço.`,
  old_price: ({ count, figure }) =>
    `O mais recente que tenho é de ${plural(lexicon.tag, count, { one: `${figure} mês`, other: `${figure} meses` })} atrás: é o que foi, não o que é.`,
  origin: ({ series, months, source }) => `${series}: ${months}, publicado por ${source}.`,
  reaches: ({ series, until, source }) =>
    `${series}: os meus preços vão até ${until}; quem os publica é ${source}.`,
  ended_before_others: ({ others }) => `Outras séries dessa fonte vão até ${others}: esta parou.`,
  nothing_newer:
    'Não tenho nada mais recente: só conheço os preços mensais dessas publicações, como foram carregadas aqui, e nenhum do dia. Quanto vale hoje, sabe-se onde se vende.',
  origin_own: 'Isso foi calculado com os seus próprios números: nenhum preço guardado entra nisso.',
  no_figure_before: 'Ainda não lhe dei nenhum número a que isso se possa referir.',
  adjusted_down: ({ from, percent, to }) => `${from} menos ${percent} são ${to}.`,
  adjusted_up: ({ from, percent, to }) => `${from} mais ${percent} são ${to}.`,
  other_kinds: ({ kinds }) => `Outros tipos: ${kinds}.`,
  newer_elsewhere: ({ series, month }) => `Há um mais novo, de ${month}: ${series}.`,
  price: ({ series, price }) => `${series}: ${price}.`,
  last_known: ({ series, price }) => `Último preço conhecido, ${series}: ${price}.`,
  no_price: ({ series }) => `Não tenho preço de: ${series}.`,
  no_price_in: ({ series, month }) => `Não tenho preço em ${month} de: ${series}.`,
  moved: ({ changes }) => `É ${changes}.`,
  moved_between: ({ changes }) => `Até então: ${changes}.`,
  change: ({ series, from, to, moved }) => `${series}: foi de ${from} para ${to}, ${moved}.`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series}: ${mean} em média de ${start} a ${end}. Agora, ${to}, ou seja, ${moved}: ${times} vezes isso.`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series}: ${mean} em média de ${start} a ${end}, e ${mean2} de ${start2} a ${end2}, ou seja, ${moved}.`,
  no_reason: 'Não sei por que os preços mudam: só tenho os preços.',
  no_change: ({ series }) =>
    `Não posso dizer como se moveu nesse tempo: ${series}. Falta um preço em uma das pontas.`,
  direction: {
    yesUp: 'Sim: subiu.',
    yesDown: 'Sim: caiu.',
    noUp: 'Não: subiu.',
    noDown: 'Não: caiu.',
    neither: 'Não: ficou onde estava.',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}, no máximo: ${from}. Com ${to}, está ${percent} abaixo (${signed}).`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}, no máximo: ${from}. Com ${to}, está ${percent} acima (${signed}).`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}, no mínimo: ${from}. Com ${to}, está ${percent} abaixo (${signed}).`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}, no mínimo: ${from}. Com ${to}, está ${percent} acima (${signed}).`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `O mais caro: ${higher}, ${difference} acima de ${lower} (${percent} a mais, ${times} vezes tanto).`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `O mais barato: ${lower}, ${difference} abaixo de ${higher} (${percent} a menos).`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `O mais novo: ${newer}, de ${month}; ${older} é de ${olderMonth}.`,
  same_age: ({ month }) => `Os dois são de ${month}.`,
  not_comparable: {
    time: 'Os seus preços mais novos são de datas distantes demais para os comparar.',
    unit: 'Os seus preços não estão na mesma unidade ou moeda: não os comparo.',
  },
  times_yes: ({ first, second, times }) => `Sim: ${first} custava ${times} vezes o preço de ${second}.`,
  times_no: ({ first, second, times }) => `Não: ${first} custava ${times} vezes o preço de ${second}.`,
  share_of: ({ first, second, percent }) => `${first}: ${percent} do preço de ${second}.`,
  cheapest_first: ({ prices, unit }) => `Por ${unit}, o mais barato primeiro: ${prices}.`,
  dearest_first: ({ prices, unit }) => `Por ${unit}, o mais caro primeiro: ${prices}.`,
  rises_first: ({ moves }) => `A maior alta primeiro: ${moves}.`,
  falls_first: ({ moves }) => `A maior queda primeiro: ${moves}.`,
  swings_in_order: ({ swings }) =>
    `Variação de um mês para o outro (desvio padrão), o mais instável primeiro: ${swings}.`,
  at_extreme: {
    is_highest: 'Sim: é o mais alto.',
    is_lowest: 'Sim: é o mais baixo.',
    not_highest: 'Não: não é o mais alto.',
    not_lowest: 'Não: não é o mais baixo.',
  },
  multiple: ({ times }) => `É ${times} vezes o que era.`,
  multiple_yes: ({ times }) => `Sim: é ${times} vezes o que era.`,
  multiple_no: ({ times }) => `Não: é ${times} vezes o que era.`,
  range: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}, ${plural(lexicon.tag, count, { one: `${figure} mês`, other: `${figure} meses` })} até ${until}: mínimo ${lowest}, máximo ${highest}, média ${mean}.`,
  range_lowest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: mínimo ${lowest} (${plural(lexicon.tag, count, { one: `${figure} mês`, other: `${figure} meses` })} até ${until}; máximo ${highest}, média ${mean}).`,
  range_highest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: máximo ${highest} (${plural(lexicon.tag, count, { one: `${figure} mês`, other: `${figure} meses` })} até ${until}; mínimo ${lowest}, média ${mean}).`,
  range_mean: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: média ${mean} (${plural(lexicon.tag, count, { one: `${figure} mês`, other: `${figure} meses` })} até ${until}; mínimo ${lowest}, máximo ${highest}).`,
  no_range: ({ series }) => `Não tenho preços de: ${series}.`,
  no_range_since: ({ series, start, end }) =>
    `Não tenho preços nesse tempo de: ${series}. Vão de ${start} a ${end}.`,
  variation: ({ percent, volatility }) =>
    `Os meses variam ${percent} em torno da média, o que chamamos de ${volatility}.`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series} costuma estar mais caro em ${peak} (${peakIndex}, onde a média do ano é ${average}) e mais barato em ${low} (${lowIndex}), pelos meses de ${start} a ${end}; ${now} costuma estar em ${nowIndex}.`,
  no_season: ({ series }) =>
    `Tenho poucos anos para dizer o que é normal numa época do ano, é preciso mais de três: ${series}.`,
  weak_season: 'Os anos diferem entre si mais do que a própria época: é um guia fraco.',
  moved_over_year: ({ moves }) => `Em um ano: ${moves}.`,
  moved_over_year_to: ({ moves, until }) => `Em um ano, até ${until}: ${moves}.`,
  stands_below: ({ series, against, percent }) => `${series}: ${percent} abaixo de ${against}.`,
  stands_above: ({ series, against, percent }) => `${series}: ${percent} acima de ${against}.`,
  different_kinds: 'São preços de tipos diferentes: parte da diferença é comércio e transporte.',
  not_your_price: 'É um preço mundial, não o que vão lhe pagar.',
  price_is_world: 'O preço é mundial, não o que vão lhe pagar.',
  converted: ({ rates }) => `Convertido com ${rates}.`,
  no_weight: ({ per, wanted }) =>
    `A fonte dá o preço por ${per}, que não tem peso fixo: não posso dá-lo por ${wanted}.`,
  no_volume: ({ wanted }) => `A fonte não dá esse preço por volume: não posso dá-lo por ${wanted}.`,
  by_density: ({ name, figure }) =>
    `Por um litro de ${name} conto ${figure} kg (Codex Alimentarius): o número é aproximado.`,
  no_bushel: ({ name }) => `${name}: não se vende por bushel, então o preço é por tonelada.`,
  no_rate: ({ from, to }) => `Não tenho câmbio de ${from} para ${to}: o preço está em ${from}.`,
  given: ({ figures }) => `Os seus números: ${figures}.`,
  unused: ({ figures, count }) =>
    count === 1
      ? `Não soube o que é ${figures}, por isso deixei de fora.`
      : `Não soube o que são ${figures}, por isso deixei de fora.`,
  worth: ({ amount, money }) => `${amount}: ${money}.`,
  worth_of: ({ amount, name, money }) => `${amount}, ${name}: ${money}.`,
  worth_at: ({ amount, name, price, series, money }) =>
    `${amount}, ${name}, a ${price} (${series}): ${money}.`,
  story_wanted: 'lucro desejado',
  story_result: {
    left: ({ value }) => `Sobram-lhe ${value}.`,
    loss: ({ value }) => `Perde ${value}.`,
    'comes-to': ({ value }) => `Soma ${value}.`,
    costs: ({ value }) => `Custa ${value}.`,
    each: ({ value }) => `Cada um recebe ${value}.`,
    'break-even': ({ value }) => `Cobre os seus custos a ${value}.`,
    wanted: ({ value }) => `Para isso é preciso um preço de ${value}.`,
    needed: ({ value }) => `São precisos ${value}.`,
    buys: ({ value }) => `Isso compra ${value}.`,
    amount: ({ value }) => `Soma ${value}.`,
    share: ({ value }) => `É ${value} do que entra.`,
    portion: ({ value }) => `É ${value} do total.`,
    return: ({ value }) => `É um ganho de ${value} sobre os custos.`,
    interest: ({ value }) => `Os juros são ${value}.`,
  },
  story_behind: ({ amounts }) => `Pelo caminho: ${amounts}.`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `descontado ${value}`,
    before: ({ value }) => `${value} antes disso`,
    in: ({ value }) => `entram ${value}`,
    out: ({ value }) => `custos ao todo ${value}`,
    left: ({ value }) => `sobram ao todo ${value}`,
    loss: ({ value }) => `perda ao todo ${value}`,
    shared: ({ value }) => `${value} a repartir`,
    even: ({ value }) => `custos cobertos a ${value}`,
  },
  story_more: ({ was, is, change }) => `Antes ${was}, agora ${is}: ${change} a mais.`,
  story_less: ({ was, is, change }) => `Antes ${was}, agora ${is}: ${change} a menos.`,
  story_same: ({ was, is }) => `Antes ${was}, agora ${is}: não há diferença.`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `A ${best} recebe ${bestValue}: ${change} a mais do que ${otherValue} a ${other}.`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `A ${best} paga ${bestValue}: ${change} a menos do que ${otherValue} a ${other}.`,
  },
  story_missing: ({ unit, per }) =>
    `Para esta conta falta-me um número: quantos ${unit} há num(a) ${per}? Diga-me, e eu faço a conta.`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `Leio uma conta, mas não sei para que é ${figures}. Diga-me o que é, e eu faço a conta.`
      : `Leio uma conta, mas não sei para que são ${figures}. Diga-me o que são, e eu faço a conta.`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `O seu preço é ${price}. O ${stored} de ${name} é ${storedPrice}: o seu está ${percent} abaixo.`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `O seu preço é ${price}. O ${stored} de ${name} é ${storedPrice}: o seu está ${percent} acima.`,
  same_money: 'Suponho que o seu preço esteja na mesma moeda.',
  own_yield_per: ({ yield: harvest }) => `Isso dá ${harvest}.`,
  result_left: ({ money }) => `Sobram-lhe ${money}.`,
  result_loss: ({ money }) => `Perde ${money}.`,
  result_share: ({ percent }) => `É ${percent} do que a venda dá.`,
  profit_at: ({ price }) => `Calculado a ${price}.`,
  profit: ({ output, cost, profit }) => `Rende ${output}; menos ${cost} de custo sobram ${profit}.`,
  break_even_total: ({ cost, tonnes, price }) =>
    `${cost} de custo por ${tonnes}: o seu ponto de equilíbrio é ${price}.`,
  currency_needed: ({ own, stored }) =>
    `O seu dinheiro está em ${own} e o preço que tenho em ${stored}, e não tenho câmbio entre eles: não divido um pelo outro. Diga o seu preço em ${own}.`,
  mixed_currencies: 'Os seus números estão em moedas diferentes: dê todos em uma só e faço a conta.',
  dry_matter: ({ amount, from, result, to }) =>
    `${amount} com ${from} de umidade são ${result} com ${to}: a matéria seca é a mesma.`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `Margem bruta, ${name}: ${harvest} a ${price} dão ${output}; menos ${cost} de custo sobram ${margin}.`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `Margem bruta: ${harvest} a ${price} dão ${output}; menos ${cost} de custo sobram ${margin}.`,
  margin_needs: ({ missing }) => `Para uma margem bruta preciso também de: ${missing}.`,
  margin_in_all: ({ yield: harvest, output, cost }) =>
    `Ao todo são ${harvest}: entram ${output} e saem ${cost}.`,
  margin_leaves_out: 'Uma margem bruta não conta arrendamento, máquinas nem o seu próprio trabalho.',
  cost_currency: ({ currency }) => `Suponho que o seu custo também esteja em ${currency}.`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `Com um custo de ${cost} e ${harvest}, o seu ponto de equilíbrio é ${price}.`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `Com um custo de ${cost} e um preço de ${price}, o seu ponto de equilíbrio é ${harvest}.`,
  break_even_needs:
    'Para um ponto de equilíbrio preciso do seu custo por hectare, e do seu rendimento (em t/ha) ou de um preço.',
  cushion_below: ({ price, percent }) => `Frente a ${price}, isso está ${percent} abaixo do preço.`,
  cushion_above: ({ price, percent }) => `Frente a ${price}, isso está ${percent} acima do preço.`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored}; tomado como se fosse na sua moeda)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input} a ${bought} (${boughtPrice}) e ${product} a ${sold} (${soldPrice}): ${ratio} de ${product} pagam ${one} de ${input}.`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) custa ${kg} de ${product}.`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) custa ${kg} de ${product}, que são ${sacks}.`,
  no_input_ratio: ({ product, input }) =>
    `Não posso comparar ${product} com ${input}: os preços não estão na mesma moeda e peso.`,
  only_newest: 'Calculo isto só com os preços mais recentes, não para o tempo que pergunta.',
  ratio_at_world_prices: 'São preços mundiais; na sua propriedade os dois são diferentes.',
  farm_gate_differs: 'Na propriedade os dois preços são diferentes destes.',
  conversion_needs:
    'Para converter preciso de uma quantidade com a sua unidade e da unidade que quer, por exemplo tantos sacos em toneladas; para bushels também da cultura.',
}
