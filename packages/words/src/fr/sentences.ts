import type { Sentences } from '../answering/sentences.ts'
import { plural } from '../format/plural.ts'
import { phrases } from '../icu/phrases.ts'
import { beside } from './beside.ts'
import { lexicon } from './lexicon.ts'
import { emergency } from './messages/emergency.ts'
import { stock } from './stock.ts'

/** The sentences of answers in French. */
export const sentences: Sentences = {
  ...beside,
  ...stock,
  capabilities:
    'Je peux vous dire ce que vaut une culture ou un engrais et quand ce prix a été relevé, comment il a évolué sur un mois, un an ou plus, son plus haut et son plus bas, comparer deux prix, ce qui est habituel à une période de l’année, combien de grain paie un engrais, et votre marge brute et votre seuil de rentabilité à partir de vos propres chiffres. Le tout dans l’unité, le sac et la surface que vous employez, et dans votre monnaie là où j’ai un taux de change ; pour un sac sans poids fixe, dites combien de kilos il contient. Vous pouvez demander en français, anglais, espagnol, portugais, swahili, hindi ou arabe.',
  not_understood:
    'Je n’ai pas compris cela comme une question sur les prix, les calculs de la ferme ou le temps qu’il fera, et pour le reste je n’ai rien dont je puisse répondre.',
  which_commodity: 'De quelle culture ou de quel engrais parlez-vous ?',
  no_forecast: 'Je ne prévois pas les prix : personne ne les connaît. Ce que j’ai, c’est ce qu’ils ont été.',
  no_advice:
    'Vendre ou garder, c’est votre décision ; je ne donne pas de conseil là-dessus. Les chiffres que j’ai :',
  not_found: {
    here: ({ name }) => `Je n’ai pas de prix local pour : ${name}.`,
    there: ({ name }) => `Je n’ai pas de prix à cet endroit pour : ${name}.`,
    any: ({ name }) => `Je n’ai pas de prix pour : ${name}.`,
  },
  others: ({ others }) => `J’ai en revanche : ${others}.`,
  emergency: phrases(lexicon.tag, emergency),
  no_dose:
    'Je ne donne ni doses, ni mélanges, ni délais d’attente : l’étiquette du produit fait loi, et seuls ses chiffres comptent. Si vous n’avez pas l’étiquette, n’utilisez pas le produit.',
  no_nutrient_dose:
    'La quantité d’un élément nutritif dépend du sol, de la culture et de son stade : je n’en donne pas. Une analyse de sol dit ce qui manque, et votre conseiller combien en apporter.',
  see_forecast: 'Cela, je le lis dans la prévision pour votre ferme : demandez à l’assistant de la ferme.',
  no_knowledge: ({ subject }) =>
    `Sur ${subject}, je n’ai rien dont je puisse répondre, et je préfère le dire plutôt que deviner.`,
  no_knowledge_of: ({ subject, name }) =>
    `Sur ${subject} (${name}), je n’ai rien dont je puisse répondre, et je préfère le dire plutôt que deviner.`,
  not_placed_unpriced: ({ name, words }) =>
    `Je connais ${name}, mais je n’en ai pas de prix, et je n’ai pas compris « ${words} ».`,
  not_placed: ({ name, words }) =>
    `Je n’ai pas de prix pour ${name} avec « ${words} » : je n’ai pas compris ces mots, et ce n’est peut-être pas la même chose.`,
  ask_whom: ({ anywhere }) => `Demandez ${anywhere}.`,
  who_can_help: ({ known, anywhere }) => `Qui peut aider : ${known}. Ou demandez ${anywhere}.`,
  time_not_read: ({ words }) =>
    `Je n’ai pas compris l’époque « ${words} » : ceci peut être d’une autre époque que celle que vous demandez :`,
  nearest: 'Ce que j’ai de plus proche :',
  nearest_to: ({ words }) => `Je n’ai pas de chiffre pour « ${words} ».`,
  also_not_placed: ({ words }) => `Je n’ai pas compris « ${words} ».`,
  kind_not_stored: {
    support:
      'Un prix de soutien est fixé par un État, et je n’en ai aucun : le bureau d’achat public ou l’avis officiel le donne.',
    producer:
      'Un prix au producteur, ce qu’un office, une usine ou un acheteur paie aux planteurs, n’est pas dans mes données : c’est lui qui le connaît.',
    market: 'Je n’ai pas les listes de prix des marchés locaux : le bureau du marché les connaît.',
    exchange: 'Je n’ai aucun prix de bourse ni de contrat à terme : la bourse les publie elle-même.',
  },
  market_not_stored: ({ words }) => `Je n’ai aucun prix du marché « ${words} » : son bureau les connaît.`,
  unknown_thing: ({ words }) => `Je ne connais pas « ${words} » comme quelque chose dont j’aie un prix.`,
  old_price: ({ count, figure }) =>
    `Le plus récent que j’aie date d’il y a ${plural(lexicon.tag, count, { one: `${figure} mois`, other: `${figure} mois` })} : c’est ce que le prix était, pas ce qu’il est.`,
  origin: ({ series, months, source }) => `${series} : ${months}, publié par ${source}.`,
  reaches: ({ series, until, source }) =>
    `${series} : mes prix vont jusqu’à ${until} ; ils sont publiés par ${source}.`,
  ended_before_others: ({ others }) =>
    `D’autres séries de cette source vont jusqu’à ${others} : celle-ci s’est arrêtée.`,
  nothing_newer:
    'Je n’ai rien de plus récent : je ne connais que les prix mensuels de ces publications, telles qu’elles ont été chargées ici, et aucun prix du jour. Ce que cela vaut aujourd’hui, on le sait là où cela se vend.',
  origin_own: 'Cela est calculé avec vos propres chiffres : aucun prix enregistré n’y entre.',
  no_figure_before: 'Je ne vous ai encore donné aucun chiffre dont cela pourrait parler.',
  adjusted_down: ({ from, percent, to }) => `${from} moins ${percent} font ${to}.`,
  adjusted_up: ({ from, percent, to }) => `${from} plus ${percent} font ${to}.`,
  other_kinds: ({ kinds }) => `Autres sortes : ${kinds}.`,
  newer_elsewhere: ({ series, month }) => `Il y en a un plus récent (${month}) : ${series}.`,
  price: ({ series, price }) => `${series} : ${price}.`,
  last_known: ({ series, price }) => `Dernier prix connu, ${series} : ${price}.`,
  no_price: ({ series }) => `Je n’ai pas de prix pour : ${series}.`,
  no_price_in: ({ series, month }) => `Je n’ai pas de prix en ${month} pour : ${series}.`,
  moved: ({ changes }) => `C’est ${changes}.`,
  moved_between: ({ changes }) => `Jusqu’alors : ${changes}.`,
  change: ({ series, from, to, moved }) => `${series} : de ${from} à ${to}, soit ${moved}.`,
  against_mean: ({ series, start, end, mean, to, moved, times }) =>
    `${series} : en moyenne ${mean} de ${start} à ${end}. À ${to}, c’est ${moved} : ${times} fois cela.`,
  means_apart: ({ series, start, end, mean, start2, end2, mean2, moved }) =>
    `${series} : en moyenne ${mean} de ${start} à ${end}, et ${mean2} de ${start2} à ${end2}, soit ${moved}.`,
  no_reason: 'Je ne sais pas pourquoi les prix bougent : je n’ai que les prix.',
  no_change: ({ series }) =>
    `Je ne peux pas dire comment a évolué sur cette période : ${series}. Il manque un prix à l’un des bouts.`,
  direction: {
    yesUp: 'Oui : il a augmenté.',
    yesDown: 'Oui : il a baissé.',
    noUp: 'Non : il a augmenté.',
    noDown: 'Non : il a baissé.',
    neither: 'Non : il est resté où il était.',
  },
  highest_below: ({ series, from, to, percent, signed }) =>
    `${series}, au plus haut : ${from}. À ${to}, c’est ${percent} au-dessous (${signed}).`,
  highest_above: ({ series, from, to, percent, signed }) =>
    `${series}, au plus haut : ${from}. À ${to}, c’est ${percent} au-dessus (${signed}).`,
  lowest_below: ({ series, from, to, percent, signed }) =>
    `${series}, au plus bas : ${from}. À ${to}, c’est ${percent} au-dessous (${signed}).`,
  lowest_above: ({ series, from, to, percent, signed }) =>
    `${series}, au plus bas : ${from}. À ${to}, c’est ${percent} au-dessus (${signed}).`,
  gap: ({ higher, lower, difference, percent, times }) =>
    `Le plus cher : ${higher}, de ${difference} au-dessus de ${lower} (${percent} de plus, ${times} fois autant).`,
  gap_less: ({ higher, lower, difference, percent }) =>
    `Le moins cher : ${lower}, de ${difference} au-dessous de ${higher} (${percent} de moins).`,
  newer_of: ({ newer, month, older, olderMonth }) =>
    `Le plus récent : ${newer}, de ${month} ; ${older} est de ${olderMonth}.`,
  same_age: ({ month }) => `Les deux sont de ${month}.`,
  not_comparable: {
    time: 'Leurs prix les plus récents sont de dates trop éloignées pour être comparés.',
    unit: 'Leurs prix ne sont pas dans la même unité ou la même monnaie : je ne les compare pas.',
  },
  times_yes: ({ first, second, times }) => `Oui : ${first} valait ${times} fois le prix de ${second}.`,
  times_no: ({ first, second, times }) => `Non : ${first} valait ${times} fois le prix de ${second}.`,
  share_of: ({ first, second, percent }) => `${first} : ${percent} du prix de ${second}.`,
  cheapest_first: ({ prices, unit }) => `Par ${unit}, le moins cher d’abord : ${prices}.`,
  dearest_first: ({ prices, unit }) => `Par ${unit}, le plus cher d’abord : ${prices}.`,
  rises_first: ({ moves }) => `La plus forte hausse d’abord : ${moves}.`,
  falls_first: ({ moves }) => `La plus forte baisse d’abord : ${moves}.`,
  swings_in_order: ({ swings }) =>
    `Variation d’un mois à l’autre (écart type), le plus instable d’abord : ${swings}.`,
  at_extreme: {
    is_highest: 'Oui : c’est le plus haut.',
    is_lowest: 'Oui : c’est le plus bas.',
    not_highest: 'Non : ce n’est pas le plus haut.',
    not_lowest: 'Non : ce n’est pas le plus bas.',
  },
  multiple: ({ times }) => `C’est ${times} fois ce que c’était.`,
  multiple_yes: ({ times }) => `Oui : c’est ${times} fois ce que c’était.`,
  multiple_no: ({ times }) => `Non : c’est ${times} fois ce que c’était.`,
  range: ({ series, figure, until, lowest, highest, mean }) =>
    `${series}, ${figure} mois jusqu’en ${until} : au plus bas ${lowest}, au plus haut ${highest}, en moyenne ${mean}.`,
  range_lowest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series} : au plus bas ${lowest} (${figure} mois jusqu’en ${until} ; au plus haut ${highest}, en moyenne ${mean}).`,
  range_highest: ({ series, figure, until, lowest, highest, mean }) =>
    `${series} : au plus haut ${highest} (${figure} mois jusqu’en ${until} ; au plus bas ${lowest}, en moyenne ${mean}).`,
  range_mean: ({ series, figure, until, lowest, highest, mean }) =>
    `${series} : en moyenne ${mean} (${figure} mois jusqu’en ${until} ; au plus bas ${lowest}, au plus haut ${highest}).`,
  no_range: ({ series }) => `Je n’ai pas de prix pour : ${series}.`,
  no_range_since: ({ series, start, end }) =>
    `Je n’ai pas de prix sur cette période pour : ${series}. Ils vont de ${start} à ${end}.`,
  variation: ({ percent, volatility }) =>
    `Ses mois varient de ${percent} autour de leur moyenne, ce que nous appelons ${volatility}.`,
  season: ({ series, start, end, now, nowIndex, peak, peakIndex, low, lowIndex, average }) =>
    `${series} : le plus cher d’habitude en ${peak} (${peakIndex}, quand la moyenne de l’année est ${average}), le moins cher en ${low} (${lowIndex}), d’après les mois de ${start} à ${end} ; ${now} est d’habitude à ${nowIndex}.`,
  no_season: ({ series }) =>
    `J’ai trop peu d’années pour dire ce qui est habituel à une période de l’année, il en faut plus de trois : ${series}.`,
  weak_season: 'Les années diffèrent entre elles plus que la saison elle-même : c’est un guide faible.',
  moved_over_year: ({ moves }) => `Sur un an : ${moves}.`,
  moved_over_year_to: ({ moves, until }) => `Sur un an, jusqu’en ${until} : ${moves}.`,
  stands_below: ({ series, against, percent }) => `${series} : ${percent} au-dessous de ${against}.`,
  stands_above: ({ series, against, percent }) => `${series} : ${percent} au-dessus de ${against}.`,
  different_kinds:
    'Ce sont des prix de sortes différentes : une partie de l’écart vient du commerce et du transport.',
  not_your_price: 'C’est un prix mondial, pas ce qu’on vous paiera.',
  price_is_world: 'Le prix est un prix mondial, pas ce qu’on vous paiera.',
  converted: ({ rates }) => `Converti avec ${rates}.`,
  no_weight: ({ per, wanted }) =>
    `La source donne le prix par ${per}, qui n’a pas de poids fixe : je ne peux pas le donner par ${wanted}.`,
  no_volume: ({ wanted }) =>
    `La source ne donne pas ce prix au volume : je ne peux pas le donner par ${wanted}.`,
  by_density: ({ name, figure }) =>
    `Pour un litre de ${name}, je compte ${figure} kg (Codex Alimentarius) : le chiffre est approché.`,
  no_bushel: ({ name }) => `${name} : ne se vend pas au boisseau, le prix est donc par tonne.`,
  no_rate: ({ from, to }) =>
    `Je n’ai pas de taux de change de ${from} en ${to} : le prix est donc en ${from}.`,
  given: ({ figures }) => `Vos chiffres : ${figures}.`,
  unused: ({ figures, count }) =>
    count === 1
      ? `Je n’ai pas compris ce qu’est ${figures} : je l’ai laissé de côté.`
      : `Je n’ai pas compris ce que sont ${figures} : je les ai laissés de côté.`,
  worth: ({ amount, money }) => `${amount} : ${money}.`,
  worth_of: ({ amount, name, money }) => `${amount}, ${name} : ${money}.`,
  worth_at: ({ amount, name, price, series, money }) =>
    `${amount}, ${name}, à ${price} (${series}) : ${money}.`,
  story_wanted: 'bénéfice voulu',
  story_result: {
    left: ({ value }) => `Il vous reste ${value}.`,
    loss: ({ value }) => `Vous perdez ${value}.`,
    'comes-to': ({ value }) => `Cela fait ${value}.`,
    costs: ({ value }) => `Cela coûte ${value}.`,
    each: ({ value }) => `Chacun reçoit ${value}.`,
    'break-even': ({ value }) => `Vous rentrez dans vos frais à ${value}.`,
    wanted: ({ value }) => `Il faut pour cela un prix de ${value}.`,
    needed: ({ value }) => `Il en faut ${value}.`,
    buys: ({ value }) => `Cela achète ${value}.`,
    amount: ({ value }) => `Cela fait ${value}.`,
    share: ({ value }) => `Cela fait ${value} de ce qui rentre.`,
    portion: ({ value }) => `Cela fait ${value} du total.`,
    return: ({ value }) => `C’est un gain de ${value} sur les coûts.`,
    interest: ({ value }) => `Les intérêts sont de ${value}.`,
  },
  story_behind: ({ amounts }) => `Au passage : ${amounts}.`,
  story_amounts: {
    amount: ({ value }) => `${value}`,
    gone: ({ value }) => `retiré ${value}`,
    before: ({ value }) => `${value} avant cela`,
    in: ({ value }) => `il rentre ${value}`,
    out: ({ value }) => `coûts en tout ${value}`,
    left: ({ value }) => `il reste en tout ${value}`,
    loss: ({ value }) => `perte en tout ${value}`,
    shared: ({ value }) => `${value} à partager`,
    even: ({ value }) => `frais couverts à ${value}`,
  },
  story_more: ({ was, is, change }) => `Avant ${was}, maintenant ${is} : ${change} de plus.`,
  story_less: ({ was, is, change }) => `Avant ${was}, maintenant ${is} : ${change} de moins.`,
  story_same: ({ was, is }) => `Avant ${was}, maintenant ${is} : pas de différence.`,
  story_offers: {
    more: ({ best, bestValue, other, otherValue, change }) =>
      `À ${best}, vous recevez ${bestValue} : ${change} de plus que ${otherValue} à ${other}.`,
    less: ({ best, bestValue, other, otherValue, change }) =>
      `À ${best}, vous payez ${bestValue} : ${change} de moins que ${otherValue} à ${other}.`,
  },
  story_missing: ({ unit, per }) =>
    `Il me manque un chiffre pour ce calcul : un(e) ${per} fait combien de ${unit} ? Dites-le-moi, et je le calcule.`,
  story_unplaced: ({ figures, count }) =>
    count === 1
      ? `Je lis un calcul, mais je ne sais pas à quoi sert ${figures}. Dites-moi ce que c’est, et je le calcule.`
      : `Je lis un calcul, mais je ne sais pas à quoi servent ${figures}. Dites-moi ce que c’est, et je le calcule.`,
  own_price_below: ({ price, stored, name, storedPrice, percent }) =>
    `Votre prix est de ${price}. Le ${stored} pour ${name} est de ${storedPrice} : le vôtre est ${percent} au-dessous.`,
  own_price_above: ({ price, stored, name, storedPrice, percent }) =>
    `Votre prix est de ${price}. Le ${stored} pour ${name} est de ${storedPrice} : le vôtre est ${percent} au-dessus.`,
  same_money: 'Je suppose que votre prix est dans la même monnaie.',
  own_yield_per: ({ yield: harvest }) => `Cela fait ${harvest}.`,
  result_left: ({ money }) => `Il vous reste ${money}.`,
  result_loss: ({ money }) => `Vous perdez ${money}.`,
  result_share: ({ percent }) => `C’est ${percent} de ce que cela rapporte.`,
  profit_at: ({ price }) => `Calculé à ${price}.`,
  profit: ({ output, cost, profit }) =>
    `Cela rapporte ${output} ; moins ${cost} de coûts, il reste ${profit}.`,
  break_even_total: ({ cost, tonnes, price }) =>
    `${cost} de coûts sur ${tonnes} : votre seuil de rentabilité est de ${price}.`,
  currency_needed: ({ own, stored }) =>
    `Votre argent est en ${own} et le prix que j’ai en ${stored}, et je n’ai pas de taux de change entre les deux : je ne divise pas l’un par l’autre. Dites-moi votre prix en ${own}.`,
  mixed_currencies:
    'Vos chiffres sont dans des monnaies différentes : donnez-les dans une seule, et je fais le calcul.',
  dry_matter: ({ amount, from, result, to }) =>
    `${amount} à ${from} d’humidité, c’est ${result} à ${to} : la matière sèche est la même.`,
  margin: ({ name, yield: harvest, price, output, cost, margin }) =>
    `Marge brute, ${name} : ${harvest} à ${price} font ${output} ; moins ${cost} de coûts, il reste ${margin}.`,
  margin_of_nothing: ({ yield: harvest, price, output, cost, margin }) =>
    `Marge brute : ${harvest} à ${price} font ${output} ; moins ${cost} de coûts, il reste ${margin}.`,
  margin_needs: ({ missing }) => `Pour une marge brute, il me faut aussi ${missing}.`,
  margin_in_all: ({ yield: harvest, output, cost }) =>
    `En tout, ${harvest} : il rentre ${output} et il sort ${cost}.`,
  margin_leaves_out: 'Une marge brute ne compte ni le fermage, ni les machines, ni votre propre travail.',
  cost_currency: ({ currency }) => `Je suppose que vos coûts sont aussi en ${currency}.`,
  break_even_price: ({ cost, yield: harvest, price }) =>
    `Avec un coût de ${cost} et ${harvest}, votre seuil de rentabilité est de ${price}.`,
  break_even_yield: ({ cost, price, yield: harvest }) =>
    `Avec un coût de ${cost} et un prix de ${price}, votre seuil de rentabilité est de ${harvest}.`,
  break_even_needs:
    'Pour un seuil de rentabilité, il me faut votre coût par hectare, et soit votre rendement (en t/ha), soit un prix.',
  cushion_below: ({ price, percent }) => `Face à ${price}, c’est ${percent} au-dessous du prix.`,
  cushion_above: ({ price, percent }) => `Face à ${price}, c’est ${percent} au-dessus du prix.`,
  taken_as_yours: ({ price, stored }) => `${price} (${stored} ; pris comme s’il était dans votre monnaie)`,
  input_ratio: ({ input, bought, boughtPrice, product, sold, soldPrice, ratio, one }) =>
    `${input} à ${bought} (${boughtPrice}) et ${product} à ${sold} (${soldPrice}) : il faut ${ratio} de ${product} pour payer ${one} de ${input}.`,
  ratio_in_sacks: ({ sack, input, kg, product }) => `${sack} (${input}) coûte ${kg} de ${product}.`,
  ratio_is_sacks: ({ sack, input, kg, product, sacks }) =>
    `${sack} (${input}) coûte ${kg} de ${product}, soit ${sacks}.`,
  no_input_ratio: ({ product, input }) =>
    `Je ne peux pas comparer ${product} et ${input} : leurs prix ne sont pas dans la même monnaie et le même poids.`,
  only_newest:
    'Je calcule cela avec les prix les plus récents seulement, pas pour la période que vous demandez.',
  ratio_at_world_prices: 'Ce sont des prix mondiaux ; chez vous, à la ferme, les deux sont différents.',
  farm_gate_differs: 'À la ferme, les deux prix diffèrent de ceux-ci.',
  conversion_needs:
    'Pour convertir, il me faut une quantité avec son unité et l’unité voulue, par exemple tant de sacs en tonnes ; pour les boisseaux, aussi la culture.',
}
