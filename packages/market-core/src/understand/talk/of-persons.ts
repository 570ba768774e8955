const neighbour =
  '(?:neighbou?r|landlord|ex wife|ex husband|rival|competitor|man|woman|guy|farmer next door|stranger|mayor|village head|(?:group |cooperative |co-?op |village |society )?(?:chair|chairman|chairperson|chairwoman|chairlady|secretary|treasurer)|boss|teacher|pastor|imam|councill?or|governor|president|minister|headman|(?:grand)?(?:daughter|son|mother|father)|sister|brother|cousin|uncle|aunt|wife|husband|nephew|niece|padosi|पडोसी|voisine?|vecin[oa]|vizinh[oa]|jirani|جار[يه]?|الجار|जमीनदार|अधयकष|adhyaksh|sarpanch|सरपच|presidente|presidenta|mwenyekiti|رئيس(?:نا| الجمعية)?)'
const own = '(?:my|our|his|her|the|that|this|a|mere|mera|mon|ma|mi|meu|minha|yangu|wangu)'
const facts =
  '(?:phone|telephone|mobile|cell|whatsapp|home|email|e mail|number|numbers|phone number|address|id number|bank account|salary|income|debts?|loan|name|age|land|acreage|farm size|telefono|telefone|celular|numero|numero de telephone|direccion|endereco|adresse|simu|namba ya simu|पता|نمبر|رقم|رقم هاتف|عنوان)'

/** What is known of a person, and of no crop: "my neighbor's phone number", "who owns the field next to mine". */
const rules: readonly RegExp[] = [
  new RegExp(`(?<![^ ])${own} ${neighbour}s?(?: s)? (?:ka |ki |ke )?${facts}(?![^ ])`),
  new RegExp(
    `(?<![^ ])(?:phone|telephone|mobile|cell|whatsapp|numero|telefono|telefone|celular|simu|namba|رقم)(?: (?:number|no|de telephone|de telefono|de telefone|ya simu|هاتف))? (?:of|for|de|du|do|da|del|ya|la|cha)? ?(?:${own} )?${neighbour}(?![^ ])`,
  ),
  new RegExp(
    `(?<![^ ])how (?:much|many)(?: [^ ]+)? (?:land|acres|hectares|cows|cattle|money) (?:does|do|did|has|have) (?:${own} )?(?:${neighbour}|he|she)(?: [^ ]+)? (?:own|have|got|owe|earn)(?![^ ])`,
  ),
  /(?<![^ ])who owns (?:the|that|this) (?:field|farm|land|plot|house|property|paddock|next)(?![^ ])/,
]

/** True where a text asks for somebody's number, address or land: of that nothing is known here. */
export const asksOfAPerson = (plain: string): boolean =>
  !ofPrices.test(plain) && rules.some((rule) => rule.test(plain))

const ofPrices =
  /(?<![^ ])(?:prices?|costs?|worth|rates?|sells?|sold|prix|precios?|precos?|bei|bhav|سعر)(?![^ ])/
