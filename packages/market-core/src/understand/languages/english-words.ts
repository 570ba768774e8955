/** Words that an English question is known by, whatever it is about. */
export const english: ReadonlySet<string> = new Set(
  `s t d m re ve ll the a an this that these those my your our is are was were be been do does did has have had can could would should will shall
  may might must what whats which who whom when where how why much many any some all of in on at to for from by with about per and or
  but than then as if not no yes also too very only still please tell give show know want need like get see find price prices cost
  costs rate rates market worth today now last past year years month months week day days tomorrow tonight ago since between until
  i you we they it me us them up down gone rise risen rose fall fallen fell change changed moved highest lowest high low average
  compare cheaper dearer better more most less least sell hold wait buy bag bags tonne tonnes ton acre acres hectare yield
  break even margin profit spray spraying rain frost weather wind crop crops farm farmer hello hi thanks thank ok swallowed drank
  pesticide poison dose glyphosate roundup mancozeb ml mix water irrigate sow plant disease pest worms leaves query asked management control report mandi
  there here problem problems help details status subsidy government scheme fertiliser fertilizer seed variety soil pump solar
  root rot rust blight attack leaf fruit plants hours field office address card convert bushel cents dollars euro recorded after
  triple super phosphate superphosphate muriate chloride potassium sulphate nitrate
  vs versus jan feb mar apr jun jul aug sept sep oct nov dec
  before he she his her ate eat eaten drank drunk drink swallow consumed took taken breathed inhaled fumes chemical herbicide
  poisoned husband wife son daughter child baby boy girl worker dog cow cows goat goats sheep rat rats sick vomiting dizzy eyes
  district wave cold hot warm forecast storm humidity temperature tonight morning evening afternoon speed chance
  skin burned unconscious symptoms call emergency doctor`.split(/\s+/),
)
