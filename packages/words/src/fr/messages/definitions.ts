import type { definitions as english } from '../../en/messages/definitions.ts'
import type { Translation } from '../../icu/translation.ts'

/** Terms of markets and farm sums, explained in French. */
export const definitions = {
  quintal:
    'Un quintal, c’est 100 kg. Dans certains pays d’Amérique centrale, le quintal du marché est un sac de 46 kg.',
  bushel:
    'Un boisseau est une mesure de volume qui sert de poids dans le commerce des grains : 56 lb de maïs, 60 lb de blé ou de soja.',
  maund: 'Un maund est un poids d’Asie du Sud : 40 kg dans le commerce d’aujourd’hui.',
  barrel: 'Un baril de pétrole brut, c’est 42 gallons américains, environ 159 litres.',
  mmbtu:
    'Un mmbtu est un million d’unités thermiques britanniques, une mesure de chaleur par laquelle le gaz se vend : environ 293 kWh.',
  fob: 'FOB, franco à bord, est un prix au port d’exportation, chargé sur le navire : le fret et l’assurance sont ensuite à l’acheteur.',
  cif: 'CIF, coût, assurance et fret, est un prix au port d’arrivée, les deux payés ; CFR est le même sans l’assurance.',
  farm_gate:
    'Un prix bord champ est ce que l’agriculteur reçoit à la ferme, avant le transport et le commerce.',
  world_price:
    'Un prix mondial, ou prix de référence, est ce que vaut une qualité standard à une place de commerce du monde, un port par exemple. Personne n’est payé cela à la ferme : il y a le transport, la qualité et le commerce entre les deux.',
  nominal:
    'Nominal veut dire en monnaie du jour, sans rien retirer pour l’inflation : un dollar d’autrefois compte comme un dollar de maintenant, même s’il achetait davantage.',
  break_even:
    'Le seuil de rentabilité est le prix, ou le rendement, auquel les ventes paient juste les coûts : au-dessous il y a une perte, au-dessus un gain.',
  gross_margin:
    'Une marge brute est ce que rapporte une culture, rendement fois prix, moins ses propres coûts : semences, engrais, traitements. Le fermage, les machines et votre travail n’y sont pas.',
  volatility:
    'La volatilité dit combien un prix s’écarte de sa moyenne. Je la donne comme l’écart habituel des mois à leur moyenne, en pour cent.',
  a_index:
    'L’indice A, de Cotlook, est une moyenne des offres les moins chères de fibre de coton sur le marché mondial, livrée en Extrême-Orient. C’est de la fibre, pas du coton graine.',
  hrw: 'HRW est le blé dur rouge d’hiver des États-Unis (hard red winter), un blé panifiable riche en protéines.',
  srw: 'SRW est le blé tendre rouge d’hiver des États-Unis (soft red winter), moins riche en protéines, pour gâteaux et biscuits.',
  dap: 'Le DAP est le phosphate diammonique, un engrais avec de l’azote (18 %) et du phosphate (46 %).',
  tsp: 'Le TSP est le superphosphate triple, un engrais avec du phosphate (46 %) et sans azote.',
  mop: 'Le MOP, muriate de potasse, est du chlorure de potassium, l’engrais potassique le plus courant (environ 60 % de potasse).',
  urea: 'L’urée est un engrais azoté (46 % d’azote).',
  npk: 'NPK est un engrais avec de l’azote (N), du phosphate (P) et de la potasse (K) ; ses nombres sont les pour cent de chacun, dans cet ordre.',
  rubber_grades:
    'TSR20 et RSS3 sont des qualités de caoutchouc naturel : TSR20 en blocs dont la pureté est mesurée, RSS3 en feuilles fumées jugées à l’œil.',
  broken_rice:
    'Le pour cent d’un riz est sa part de grains brisés : 5 % est meilleur que 25 %. L’A.1 n’est que brisures, la plus basse des qualités données ici.',
  delta_t:
    'Delta T est la différence entre la température sèche et la température humide de l’air. Elle dit à quelle vitesse sèchent les gouttes d’un traitement : petite, elles restent en l’air et dérivent ; grande, elles sèchent avant d’arriver.',
  evapotranspiration:
    'L’évapotranspiration est l’eau qui quitte un champ par le sol et les plantes, en millimètres par jour, comme se mesure la pluie.',
  degree_days:
    'Les degrés-jours additionnent, jour après jour, la chaleur au-dessus du minimum dont une culture ou un insecte a besoin pour croître : ils disent où il en est.',
} as const satisfies Translation<typeof english>
