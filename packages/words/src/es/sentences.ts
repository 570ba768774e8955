import type { Sentences } from '../answering/sentences.ts'
import { plural } from '../format/plural.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { stock } from './stock.ts'

/** The sentences of answers in Spanish. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'Puedo decirle cuánto vale un cultivo o un fertilizante y cuándo se anotó ese precio, cómo se movió en un mes, un año o más, su máximo y su mínimo, comparar dos precios, qué es lo normal en una época del año, cuánto grano paga un fertilizante, y su margen bruto y su punto de equilibrio con sus propias cifras. Todo en la unidad, el saco y la superficie que usted usa, y en su propia moneda donde tengo un tipo de cambio; si el saco no tiene peso fijo, diga cuántos kilos lleva. Puede preguntar en español, inglés, francés, portugués, suajili, hindi o árabe.',
  not_understood:
    'No entendí eso como una pregunta sobre precios, cuentas de la finca o el tiempo, y de lo demás no tengo nada de lo que pueda responder.',
  which_commodity: '¿De qué cultivo o fertilizante habla?',
  no_forecast: 'No pronostico precios: nadie los conoce. Lo que tengo es lo que fueron.',
  no_advice: 'Vender o guardar es decisión suya; yo no aconsejo sobre eso. Las cifras que tengo:',
  not_found: {
    here: ({ name }) => `No tengo precio local de: ${name}.`,
    there: ({ name }) => `No tengo precio en ese lugar de: ${name}.`,
    any: ({ name }) => `No tengo precio de: ${name}.`,
  },
  others: ({ others }) => `Sí tengo: ${others}.`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'No doy dosis, mezclas ni tiempos de espera: la etiqueta del producto es la ley, y solo valen sus cifras. Si no tiene la etiqueta, no use el producto.',
  no_nutrient_dose:
    'La cantidad de un nutriente depende del suelo, del cultivo y de su etapa, así que no doy cantidades. Un análisis de suelo dice qué falta, y su asesor cuánto aplicar.',
  see_forecast: 'Eso lo leo en el pronóstico de su finca: pregunte al asistente de la finca.',
  no_knowledge: ({ subject }) =>
    `Sobre ${subject} no tengo nada de lo que pueda responder, y prefiero decirlo a adivinar.`,
  no_knowledge_of: ({ subject, name }) =>
    `Sobre ${subject} (${name}) no tengo nada de lo que pueda responder, y prefiero decirlo a adivinar.`,
  not_placed_unpriced: ({ name, words }) =>
    `Conozco ${name}, pero no tengo precio de ello, y no entendí «${words}».`,
  not_placed: ({ name, words }) =>
    `No tengo precio de ${name} con «${words}»: no entendí esas palabras, y puede no ser lo mismo.`,
  ask_whom: ({ anywhere }) => `Pregunte ${anywhere}.`,
  who_can_help: ({ known, anywhere }) => `Quién puede ayudar: ${known}. O pregunte ${anywhere}.`,
  time_not_read: ({ words }) =>
    `No entendí el tiempo «${words}»: esto puede ser de otro tiempo del que pregunta:`,
  nearest: 'Lo más parecido que tengo:',
  nearest_to: ({ words }) => `No tengo cifra para «${words}».`,
  also_not_placed: ({ words }) => `No entendí «${words}».`,
  kind_not_stored: {
    support:
      'Un precio de garantía lo fija un gobierno, y no tengo ninguno: lo sabe la oficina de compras públicas o el aviso oficial.',
    producer:
      'El precio al productor, lo que un consejo, una fábrica o un comprador paga a quien cultiva, no lo tengo: lo sabe quien lo paga.',
    market: 'No tengo las listas de precios de los mercados locales: las sabe la oficina del mercado.',
    exchange: 'No tengo precios de bolsas ni de futuros: los publica la propia bolsa.',
  },
  market_not_stored: ({ words }) => `No tengo precios del mercado «${words}»: los sabe su oficina.`,
  unknown_thing: ({ words }) => `No conozco «${words}» como algo de lo que tenga precio.`,
  old_price: ({ count, figure }) =>
    `El más reciente que tengo es de hace ${plural(lexicon.tag, count, { one: `${figure} mes`, other: `${figure} meses` })}: es lo que fue, no lo que es.`,
  origin: ({ series, months, source }) => `${series}: ${months}, publicado por ${source}.`,
  reaches: ({ series, until, source }) =>
    `${series}: mis precios llegan hasta ${until}; los publica ${source}.`,
  ended_before_others: ({ others }) => `Otras series de esa fuente llegan hasta ${others}: esta se detuvo.`,
  nothing_newer:
    'No tengo nada más reciente: solo conozco los precios mensuales de esas publicaciones, tal como se cargaron aquí, y ninguno del día. Lo que vale hoy se sabe donde se vende.',
  origin_own: 'Eso está calculado con sus propias cifras: no entra ningún precio guardado.',
  no_figure_before: 'Todavía no le he dado ninguna cifra de la que pueda tratar esto.',
  adjusted_down: ({ from, percent, to }) => `${from} menos ${percent} son ${to}.`,
  adjusted_up: ({ from, percent, to }) => `${from} más ${percent} son ${to}.`,
  other_kinds: ({ kinds }) => `Otras clases: ${kinds}.`,
  newer_elsewhere: ({ series, month }) => `Hay uno más nuevo, de ${month}: ${series}.`,
  price: ({ series, price }) => `${series}: ${price}.`,
  last_known: ({ series, price }) => `Último precio conocido, ${series}: ${price}.`,
  no_price: ({ series }) => `No tengo precio de: ${series}.`,
  no_price_in: ({ series, month }) => `No tengo precio en ${month} de: ${series}.`,
  moved: ({ changes }) => `Es ${changes}.`,
  moved_between: ({ changes }) => `Hasta entonces: ${changes}.`,
  change: ({ series, from, to, moved }) => `${series}: pasó de ${from} a ${to}, ${moved}.`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series}: ${mean} de media de ${start} a ${end}. Ahora, ${to}, es decir, ${moved}: ${times} veces eso.`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series}: ${mean} de media de ${start} a ${end}, y ${mean2} de ${start2} a ${end2}, es decir, ${moved}.`,
  no_reason: 'No sé por qué se mueven los precios: solo tengo los precios.',
  no_change: ({ series }) =>
    `No puedo decir cómo se movió en ese tiempo: ${series}. Falta un precio en uno de los extremos.`,
  direction: {
    yesUp: 'Sí: subió.',
    yesDown: 'Sí: bajó.',
    noUp: 'No: subió.',
    noDown: 'No: bajó.',
    neither: 'No: quedó donde estaba.',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}, en su máximo: ${from}. Con ${to}, está ${percent} por debajo (${signed}).`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}, en su máximo: ${from}. Con ${to}, está ${percent} por encima (${signed}).`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}, en su mínimo: ${from}. Con ${to}, está ${percent} por debajo (${signed}).`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}, en su mínimo: ${from}. Con ${to}, está ${percent} por encima (${signed}).`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `Lo más caro: ${higher}, ${difference} por encima de ${lower} (${percent} más, ${times} veces tanto).`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `Lo más barato: ${lower}, ${difference} por debajo de ${higher} (${percent} menos).`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `El más nuevo: ${newer}, de ${month}; ${older} es de ${olderMonth}.`,
  same_age: ({ month }) => `Los dos son de ${month}.`,
  not_comparable: {
    time: 'Sus precios más nuevos son de fechas demasiado distantes para compararlos.',
    unit: 'Sus precios no están en la misma unidad o moneda: no los comparo.',
  },
  times_yes: ({ first, second, times }) => `Sí: ${first} costaba ${times} veces lo que ${second}.`,
  times_no: ({ first, second, times }) => `No: ${first} costaba ${times} veces lo que ${second}.`,
  share_of: ({ first, second, percent }) => `${first}: ${percent} del precio de ${second}.`,
  cheapest_first: ({ prices, unit }) => `Por ${unit}, primero lo más barato: ${prices}.`,
  dearest_first: ({ prices, unit }) => `Por ${unit}, primero lo más caro: ${prices}.`,
  rises_first: ({ moves }) => `Primero la mayor subida: ${moves}.`,
  falls_first: ({ moves }) => `Primero la mayor bajada: ${moves}.`,
  swings_in_order: ({ swings }) =>
    `Variación de un mes a otro (desviación típica), primero lo más inestable: ${swings}.`,
  at_extreme: {
    is_highest: 'Sí: es el más alto.',
    is_lowest: 'Sí: es el más bajo.',
    not_highest: 'No: no es el más alto.',
    not_lowest: 'No: no es el más bajo.',
  },
  multiple: ({ times }) => `Es ${times} veces lo que era.`,
  multiple_yes: ({ times }) => `Sí: es ${times} veces lo que era.`,
  multiple_no: ({ times }) => `No: es ${times} veces lo que era.`,
  range: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}, ${plural(lexicon.tag, count, { one: `${figure} mes`, other: `${figure} meses` })} hasta ${until}: mínimo ${lowest}, máximo ${highest}, media ${mean}.`,
  range_lowest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: mínimo ${lowest} (${plural(lexicon.tag, count, { one: `${figure} mes`, other: `${figure} meses` })} hasta ${until}; máximo ${highest}, media ${mean}).`,
  range_highest: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: máximo ${highest} (${plural(lexicon.tag, count, { one: `${figure} mes`, other: `${figure} meses` })} hasta ${until}; mínimo ${lowest}, media ${mean}).`,
  range_mean: ({ series, count, figure, until, lowest, highest, mean }) =>
    `${series}: media ${mean} (${plural(lexicon.tag, count, { one: `${figure} mes`, other: `${figure} meses` })} hasta ${until}; mínimo ${lowest}, máximo ${highest}).`,
  no_range: ({ series }) => `No tengo precios de: ${series}.`,
  no_range_since: ({ series, start, end }) =>
    `No tengo precios en ese tiempo de: ${series}. Van de ${start} a ${end}.`,
  variation: ({ percent, volatility }) =>
    `Sus meses varían ${percent} alrededor de la media, lo que llamamos ${volatility}.`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series} suele estar más caro en ${peak} (${peakIndex}, donde la media del año es ${average}) y más barato en ${low} (${lowIndex}), según los meses de ${start} a ${end}; ${now} suele estar en ${nowIndex}.`,
  no_season: ({ series }) =>
    `Tengo muy pocos años para decir qué es lo normal en una época del año, hacen falta más de tres: ${series}.`,
  weak_season: 'Los años se diferencian entre sí más que la propia temporada: es una guía débil.',
  moved_over_year: ({ moves }) => `En un año: ${moves}.`,
  moved_over_year_to: ({ moves, until }) => `En un año, hasta ${until}: ${moves}.`,
  stands_below: ({ series, against, percent }) => `${series}: ${percent} por debajo de ${against}.`,
  stands_above: ({ series, against, percent }) => `${series}: ${percent} por encima de ${against}.`,
  different_kinds: 'Son precios de distinto tipo: parte de la diferencia es comercio y transporte.',
  not_your_price: 'Es un precio mundial, no lo que le van a pagar.',
  price_is_world: 'El precio es mundial, no lo que le van a pagar.',
  converted: ({ rates }) => `Convertido con ${rates}.`,
  no_weight: ({ per, wanted }) =>
    `La fuente da el precio por ${per}, que no tiene peso fijo: no puedo darlo por ${wanted}.`,
  no_volume: ({ wanted }) => `La fuente no da ese precio por volumen: no puedo darlo por ${wanted}.`,
  by_density: ({ name, figure }) =>
    `Por un litro de ${name} cuento ${figure} kg (Codex Alimentarius): la cifra es aproximada.`,
  no_bushel: ({ name }) => `${name}: no se vende por bushel, así que el precio es por tonelada.`,
  no_rate: ({ from, to }) => `No tengo tipo de cambio de ${from} a ${to}: el precio está en ${from}.`,
  given: ({ figures }) => `Sus cifras: ${figures}.`,
  unused: ({ figures, count }) =>
    count === 1
      ? `No supe qué es ${figures}, así que lo dejé fuera.`
      : `No supe qué son ${figures}, así que los dejé fuera.`,
  worth: ({ amount, money }) => `${amount}: ${money}.`,
  worth_of: ({ amount, name, money }) => `${amount}, ${name}: ${money}.`,
  worth_at: ({ amount, name, price, series, money }) =>
    `${amount}, ${name}, a ${price} (${series}): ${money}.`,
  story_wanted: 'ganancia deseada',
  story_result: {
    left: ({ value }) => `Le quedan ${value}.`,
    loss: ({ value }) => `Pierde ${value}.`,
    'comes-to': ({ value }) => `Suma ${value}.`,
    costs: ({ value }) => `Cuesta ${value}.`,
    each: ({ value }) => `A cada uno le tocan ${value}.`,
    'break-even': ({ value }) => `Cubre sus costos a ${value}.`,
    wanted: ({ value }) => `Para eso hace falta un precio de ${value}.`,
    needed: ({ value }) => `Hacen falta ${value}.`,
    buys: ({ value }) => `Con eso compra ${value}.`,
    amount: ({ value }) => `Suma ${value}.`,
    share: ({ value }) => `Es ${value} de lo que entra.`,
    portion: ({ value }) => `Es ${value} del total.`,
    return: ({ value }) => `Es una ganancia de ${value} sobre los costos.`,
    interest: ({ value }) => `Los intereses son ${value}.`,
  },
  story_behind: ({ amounts }) => `De ahí salen: ${amounts}.`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `se descuentan ${value}`,
    before: ({ value }) => `antes de eso ${value}`,
    in: ({ value }) => `entran ${value}`,
    out: ({ value }) => `costos en total ${value}`,
    left: ({ value }) => `quedan en total ${value}`,
    loss: ({ value }) => `pérdida en total ${value}`,
    shared: ({ value }) => `${value} por repartir`,
    even: ({ value }) => `costos cubiertos a ${value}`,
  },
  story_more: ({ was, is, change }) => `Antes ${was}, ahora ${is}: ${change} más.`,
  story_less: ({ was, is, change }) => `Antes ${was}, ahora ${is}: ${change} menos.`,
  story_same: ({ was, is }) => `Antes ${was}, ahora ${is}: no hay diferencia.`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `A ${best} recibe ${bestValue}: ${change} más que los ${otherValue} a ${other}.`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `A ${best} paga ${bestValue}: ${change} menos que los ${otherValue} a ${other}.`,
  },
  story_missing: ({ unit, per }) =>
    `Para este cálculo me falta una cifra: ¿cuántos ${unit} hay en un(a) ${per}? Dígamela y lo calculo.`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `Leo un cálculo, pero no sé para qué es ${figures}. Dígame qué es y lo calculo.`
      : `Leo un cálculo, pero no sé para qué son ${figures}. Dígame qué son y lo calculo.`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `Su precio es ${price}. El ${stored} de ${name} es ${storedPrice}: el suyo está ${percent} por debajo.`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `Su precio es ${price}. El ${stored} de ${name} es ${storedPrice}: el suyo está ${percent} por encima.`,
  same_money: 'Supongo que su precio está en la misma moneda.',
  own_yield_per: ({ yield: harvest }) => `Eso es ${harvest}.`,
  result_left: ({ money }) => `Le quedan ${money}.`,
  result_loss: ({ money }) => `Pierde ${money}.`,
  result_share: ({ percent }) => `Es ${percent} de lo que da la venta.`,
  profit_at: ({ price }) => `Calculado a ${price}.`,
  profit: ({ output, cost, profit }) => `Da ${output}; menos ${cost} de costos quedan ${profit}.`,
  break_even_total: ({ cost, tonnes, price }) =>
    `${cost} de costos entre ${tonnes}: su punto de equilibrio es ${price}.`,
  currency_needed: ({ own, stored }) =>
    `Su dinero está en ${own} y el precio que tengo en ${stored}, y no tengo tipo de cambio entre ellos: no divido uno por otro. Dígame su precio en ${own}.`,
  mixed_currencies: 'Sus cifras están en monedas distintas: démelas en una sola y hago la cuenta.',
  dry_matter: ({ amount, from, result, to }) =>
    `${amount} con ${from} de humedad son ${result} con ${to}: la materia seca es la misma.`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `Margen bruto, ${name}: ${harvest} a ${price} dan ${output}; menos ${cost} de costos quedan ${margin}.`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `Margen bruto: ${harvest} a ${price} dan ${output}; menos ${cost} de costos quedan ${margin}.`,
  margin_needs: ({ missing }) => `Para un margen bruto necesito también ${missing}.`,
  margin_in_all: ({ yield: harvest, output, cost }) =>
    `En total son ${harvest}: entran ${output} y salen ${cost}.`,
  margin_leaves_out: 'Un margen bruto no cuenta la renta, la maquinaria ni su propio trabajo.',
  cost_currency: ({ currency }) => `Supongo que su costo también está en ${currency}.`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `Con un costo de ${cost} y ${harvest}, su punto de equilibrio es ${price}.`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `Con un costo de ${cost} y un precio de ${price}, su punto de equilibrio es ${harvest}.`,
  break_even_needs:
    'Para un punto de equilibrio necesito su costo por hectárea, y su rendimiento (en t/ha) o un precio.',
  cushion_below: ({ price, percent }) => `Frente a ${price}, eso está ${percent} por debajo del precio.`,
  cushion_above: ({ price, percent }) => `Frente a ${price}, eso está ${percent} por encima del precio.`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored}; tomado como si fuera en su moneda)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input} a ${bought} (${boughtPrice}) y ${product} a ${sold} (${soldPrice}): ${ratio} de ${product} pagan ${one} de ${input}.`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) cuesta ${kg} de ${product}.`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) cuesta ${kg} de ${product}, que son ${sacks}.`,
  no_input_ratio: ({ product, input }) =>
    `No puedo comparar ${product} con ${input}: sus precios no están en la misma moneda y peso.`,
  only_newest: 'Calculo esto solo con los precios más recientes, no para el tiempo que pregunta.',
  ratio_at_world_prices: 'Son precios mundiales; en su finca ambos son distintos.',
  farm_gate_differs: 'En la finca ambos precios son distintos de estos.',
  conversion_needs:
    'Para convertir necesito una cantidad con su unidad y la unidad que quiere, por ejemplo tantos sacos en toneladas; para bushels también el cultivo.',
}
