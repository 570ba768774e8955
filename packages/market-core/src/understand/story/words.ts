const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const nothing = set(`
  a an the of for at in on to from by with and or per each every all my our your his her their its me us i we you he she it they them this
  that these those is are was were be been am do does did has have had will would can could shall should may might must if so when where
  what whats how much many more most total together altogether now then before last next only just also too not no yes about around
  over under up down out off than as because since until while during there here which who whom whose some any other others rest same
  into through after again still get gets got give gives gave make makes made want need needs take takes took taken went goes go gone
  come comes came bring brings left remain remains profit loss price rate bill sum net gross income revenue sales turnover margin
  money cash please thanks hello today yesterday tomorrow tonight morning evening season year's old new extra apiece daily weekly
  including includes include included inclusive incl excluding monthly yearly good bad big small half both interest percent pct pc split share shared between among divide divided dead alive
  alone only back herself himself themselves mine yours ours theirs something anything nothing everything clear cost costs costing spend spent pay pays paid sell sells sold selling buy buys bought buying but less minus plus
`)
/** Words that neither count nor name anything. */
export const saysNothing = (word: string): boolean => nothing.has(word)

const items = set(`
  feed feeds feeding fodder vet vets transport transportation lorry truck fuel diesel petrol seed seeds seedling fertiliser fertilizer fertilisers fert ferts fertilizers manure
  spray sprays spraying pesticide pesticides herbicide herbicides chemical chemicals medicine medicines drug drugs vaccine vaccines vaccination
  labour labor labourer wages wage salary worker ploughing plowing plough tractor rent lease land hire hiring electricity power water irrigation
  packaging packing gunny twine storage store drying shelling threshing milling grinding weeding planting harvest harvesting fee fees
  charge charges levy cess tax taxes toll commission broker brokerage agent middleman insurance repair repairs repairing loan input
  inputs urea dap can npk expense expenses expences expence other misc food airtime loading offloading unloading slaughter slaughtering salt minerals dewormer deworming
  meal dairymeal paraffin kerosene string net nets stall ticket fare fares freight haulage shipping carriage combining baling topping porter porters porterage loader loaders
  loading picker pickers picking sorting cleaning bagging weighbridge tools tool hoe hoes fencing wire posts sprayer ploughman contractor machine machinery electric interest
  rope rent inseminator semen ai auctioneer council county seedlings cuttings suckers vines stakes mulch compost lime hatching incubator brooder wages pesticides
  container containers jar jars label labels bus boda taxi ice boat stall lunch rope string bottle bottles sacks bags crates boxes baskets jute polythene chemicals
  hay bran silage concentrate licence license permit security watchman bedding litter gas charcoal wood
  tarpaulin tarpaulins handling weighing winnowing hulling tolls ploughings
  everything chick chicks fingerling fingerlings fry pullets poults cooperative coop dairy driver herder herding
`)
/** What money is spent on. */
export const isCostItem = (word: string): boolean => items.has(word)

const kept = set(
  'truck lorry tractor bag bags crate crates box boxes basket baskets bottle bottles can cans container containers jar jars sacks chick chicks worker labourer bus boat net nets trip hoe tool seedling seedlings cuttings vines suckers posts picker porter loader driver broker machine market',
)
/** What is bought by weight or by the piece, but is no unit itself: feed, seed, transport. */
export const isStuff = (word: string): boolean => items.has(word) && !kept.has(word)

const goesOut = set(`
  spent spend spending spends cost costs costing paid pay paying bought buy buying buys hired hire rented charge charges charged charging deduct deducts deducted
  cut cuts took takes take fee fees levy commission expense expenses expences expence outlay invested used borrow owe repaid minus less needs
  deduction deductions borrowed loan hires lease leased lends put puts putting asks ask wants want demands demand bills billed purchased
  credit owed tithe
`)
const comesIn = set(`
  resold resell reselling retailed sold sell sells selling sale sales sel fetch fetches fetched price prices got get gets getting received receive receives earn earns earned income revenue worth offers
  pays promised quoted fetching realised realized banked earning takings proceeds cheque bonus premium subsidy grant prize delivered supplied deliver supply
  offer offered offering gives gave gave giving bring brings brought rate makes made value
`)
const takenOff = set(`
  died die dead bad cracked wilted stay stays rotted rot rotten spoiled spoilt spoil spoils broke broken break lost lose loses losing ate eaten eat eats kept keep keeps stolen damaged
  condemned rejected reject drinks drank drink waste wasted consume consumed household home weevils stole gave
`)
const wasGone = set(
  'died die dead bad cracked wilted stay stays rotted rotten rot spoiled spoilt broke broken lost stolen damaged condemned rejected wasted kept',
)
const roleWords = set('commission interest total split share each profit')

export const isOut = (word: string): boolean => goesOut.has(word)
export const isIn = (word: string): boolean => comesIn.has(word)
/** What is said behind what is gone: "3 died". */
export const wasTaken = (word: string): boolean => wasGone.has(word)
export const isTaken = (word: string): boolean => takenOff.has(word)
export const isRole = (word: string): boolean =>
  goesOut.has(word) || comesIn.has(word) || takenOff.has(word) || roleWords.has(word)

const buyers = set(
  'buyer buyers mill miller exporter broker middleman society sacco coop kiosk supermarket restaurant factory trader traders customer customers hotel company processor shop butcher school they cooperative dairy',
)
/** Who pays the farmer: "the buyer pays 45". */
export const isBuyer = (word: string): boolean => buyers.has(word)

const earlier = set('was were before previously earlier formerly used last from old')
const later = set('now today currently nowadays this to new became becomes increased')
export const isEarlier = (word: string): boolean => earlier.has(word)
export const isLater = (word: string): boolean => later.has(word)
