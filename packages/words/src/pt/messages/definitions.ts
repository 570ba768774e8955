import type { definitions as english } from '../../en/messages/definitions.ts'
import type { Translation } from '../../icu/translation.ts'

/** Terms of markets and farm sums, explained in Portuguese. */
export const definitions = {
  quintal: 'Um quintal são 100 kg. Em partes da América Central o quintal do mercado é um saco de 46 kg.',
  bushel:
    'Um bushel é uma medida de volume que no comércio de grãos vale como peso: 56 lb de milho, 60 lb de trigo ou soja.',
  maund: 'Um maund é um peso do sul da Ásia: 40 kg no comércio de hoje.',
  barrel: 'Um barril de petróleo bruto são 42 galões americanos, cerca de 159 litros.',
  mmbtu:
    'Um mmbtu é um milhão de unidades térmicas britânicas, uma medida de calor pela qual se vende o gás: cerca de 293 kWh.',
  fob: 'FOB, livre a bordo, é um preço no porto de exportação, carregado no navio: o frete e o seguro daí em diante são do comprador.',
  cif: 'CIF, custo, seguro e frete, é um preço no porto de chegada com ambos pagos; CFR é o mesmo sem o seguro.',
  farm_gate:
    'Um preço na porteira é o que se paga ao agricultor na fazenda, antes de somar transporte e comércio.',
  world_price:
    'Um preço mundial, ou de referência, é o que vale uma qualidade padrão numa praça do mundo, por exemplo um porto. Ninguém recebe isso na fazenda: há o transporte, a qualidade e o comércio no meio.',
  nominal:
    'Nominal quer dizer no dinheiro do dia, sem descontar a inflação: um dólar de antes conta como um de agora, embora comprasse mais.',
  break_even:
    'O ponto de equilíbrio é o preço, ou a produtividade, em que as vendas pagam só os custos: abaixo há prejuízo, acima há ganho.',
  gross_margin:
    'Uma margem bruta é o que a cultura dá, produtividade vezes preço, menos os seus próprios custos: semente, adubo, defensivos. Renda, máquinas e o seu trabalho não entram.',
  volatility:
    'A volatilidade é quanto um preço oscila em torno da sua média. Dou-a como a distância habitual dos meses à sua média, em por cento.',
  a_index:
    'O índice A, da Cotlook, é uma média das ofertas mais baratas de pluma de algodão no mercado mundial, entregue no Extremo Oriente. É de pluma, não de algodão em caroço.',
  hrw: 'HRW é o trigo duro vermelho de inverno dos Estados Unidos (hard red winter), trigo de pão com muita proteína.',
  srw: 'SRW é o trigo mole vermelho de inverno dos Estados Unidos (soft red winter), com menos proteína, para bolos e bolachas.',
  dap: 'O DAP é fosfato diamónico, um adubo com nitrogénio (18 %) e fosfato (46 %).',
  tsp: 'O TSP é superfosfato triplo, um adubo com fosfato (46 %) e sem nitrogénio.',
  mop: 'O MOP, muriato de potássio, é cloreto de potássio, o adubo potássico mais comum (cerca de 60 % de potassa).',
  urea: 'A ureia é um adubo nitrogenado (46 % de nitrogénio).',
  npk: 'NPK é um adubo com nitrogénio (N), fosfato (P) e potássio (K); os seus números são o por cento de cada um, nesta ordem.',
  rubber_grades:
    'TSR20 e RSS3 são qualidades de borracha natural: TSR20 vem em blocos de pureza medida, RSS3 em folhas fumadas julgadas a olho.',
  broken_rice:
    'O por cento de um arroz é a sua parte de grãos quebrados: 5 % é melhor que 25 %. O A.1 é só grão quebrado, o mais baixo dos graus que dou.',
  delta_t:
    'Delta T é a diferença entre a temperatura seca e a húmida do ar. Diz com que rapidez secam as gotas da pulverização: pequena, ficam no ar e derivam; grande, secam antes de chegar.',
  evapotranspiration:
    'A evapotranspiração é a água que sai de um campo pelo solo e pelas plantas, em milímetros por dia, como se mede a chuva.',
  degree_days:
    'Os graus-dia somam, dia após dia, o calor acima do mínimo de que uma cultura ou um inseto precisa para crescer: dizem até onde chegou.',
} as const satisfies Translation<typeof english>
