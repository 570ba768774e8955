import type { definitions as english } from '../../en/messages/definitions.ts'
import type { Translation } from '../../icu/translation.ts'

/** Terms of markets and farm sums, explained in Spanish. */
export const definitions = {
  quintal: 'Un quintal son 100 kg. En partes de Centroamérica el quintal del mercado es un saco de 46 kg.',
  bushel:
    'Un bushel es una medida de volumen que en el comercio de granos vale como peso: 56 lb de maíz, 60 lb de trigo o soja.',
  maund: 'Un maund es un peso del sur de Asia: 40 kg en el comercio de hoy.',
  barrel: 'Un barril de petróleo crudo son 42 galones de Estados Unidos, unos 159 litros.',
  mmbtu:
    'Un mmbtu es un millón de unidades térmicas británicas, una medida de calor por la que se vende el gas: unos 293 kWh.',
  fob: 'FOB, franco a bordo, es un precio en el puerto de exportación, cargado en el barco: el flete y el seguro desde allí son del comprador.',
  cif: 'CIF, costo, seguro y flete, es un precio en el puerto de llegada con ambos pagados; CFR es lo mismo sin el seguro.',
  farm_gate:
    'Un precio en finca es lo que se paga al agricultor en la finca, antes de sumar transporte y comercio.',
  world_price:
    'Un precio mundial, o de referencia, es lo que vale una calidad estándar en una plaza del mundo, por ejemplo un puerto. Nadie cobra eso en la finca: en medio están el transporte, la calidad y el comercio.',
  nominal:
    'Nominal quiere decir en dinero de su día, sin descontar la inflación: un dólar de antes cuenta como uno de ahora, aunque comprara más.',
  break_even:
    'El punto de equilibrio es el precio, o el rendimiento, con el que las ventas pagan justo los costos: por debajo hay pérdida, por encima ganancia.',
  gross_margin:
    'Un margen bruto es lo que da un cultivo, rendimiento por precio, menos sus propios costos: semilla, fertilizante, tratamientos. La renta, las máquinas y su propio trabajo no están.',
  volatility:
    'La volatilidad es cuánto se mueve un precio alrededor de su media. La doy como la distancia habitual de los meses a su media, en por ciento.',
  a_index:
    'El índice A, de Cotlook, es un promedio de las ofertas más baratas de fibra de algodón en el mercado mundial, puesta en el Lejano Oriente. Es de fibra, no de algodón en rama.',
  hrw: 'HRW es el trigo duro rojo de invierno de Estados Unidos (hard red winter), trigo de pan con mucha proteína.',
  srw: 'SRW es el trigo blando rojo de invierno de Estados Unidos (soft red winter), con menos proteína, para pasteles y galletas.',
  dap: 'El DAP es fosfato diamónico, un fertilizante con nitrógeno (18 %) y fosfato (46 %).',
  tsp: 'El TSP es superfosfato triple, un fertilizante con fosfato (46 %) y sin nitrógeno.',
  mop: 'El MOP, muriato de potasa, es cloruro de potasio, el fertilizante potásico más común (cerca de 60 % de potasa).',
  urea: 'La urea es un fertilizante nitrogenado (46 % de nitrógeno).',
  npk: 'NPK es un fertilizante con nitrógeno (N), fosfato (P) y potasa (K); sus números son el por ciento de cada uno, en ese orden.',
  rubber_grades:
    'TSR20 y RSS3 son calidades de caucho natural: TSR20 viene en bloques de pureza medida, RSS3 en láminas ahumadas juzgadas a ojo.',
  broken_rice:
    'El por ciento de un arroz es su parte de granos quebrados: 5 % es mejor que 25 %. El A.1 es todo grano quebrado, el más bajo de los grados que doy.',
  delta_t:
    'Delta T es la diferencia entre la temperatura seca y la húmeda del aire. Dice con qué rapidez se secan las gotas de una aplicación: pequeña, quedan en el aire y derivan; grande, se secan antes de llegar.',
  evapotranspiration:
    'La evapotranspiración es el agua que sale de un campo por el suelo y las plantas, en milímetros por día, como se mide la lluvia.',
  degree_days:
    'Los grados día suman, día tras día, el calor por encima del mínimo que un cultivo o un insecto necesita para crecer: dicen hasta dónde ha llegado.',
} as const satisfies Translation<typeof english>
