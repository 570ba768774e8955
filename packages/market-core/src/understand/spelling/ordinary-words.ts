/**
 * Words of ordinary English that the reading does not know and would take for one of its own: of the 60,000 most
 * frequent of films' subtitles (SUBTLEX-US) those that a dictionary has (SCOWL) and the rules beside this would change,
 * without slurs and what is vulgar.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `aaa accrue aces aches aero aftermarket afterthought afterthoughts ageist airing allah allan allay alter amperage
  ample anions antilles aphis applies apply arabia arabic area arena arouse arrange arranges arrays arroyo aster atter
  augusta aureus australia austrian autumnal babbling babying backfield backstop backus backwater baffling bailey
  baking balding balking balling balls banda bandannas bandy banns bantu barfly baring barmy barnabas barney barred
  barren barres barret barry basest basing bassoon bast baste batter battery battle battles battling bawl bawling
  bawls baying beads beaks beams beanbag beanbags beanies bears beast beatles beatrice beaus beauts becks beefy beeps
  begets begone beguine belaying belles belling bells bellying belong belts belying bendy bengali benin bens bent
  berets beset bestowed bestowing bestows bestseller bestsellers bestselling bethel bets bettor bevel biff binges bins
  bitten bitterest bittern blackest blacklisted blackout blake blank blest block blokes bobbin boeing boiler boilers
  boiling boll bolling bombay bonanzas boning bonita bonito bonnes booing books boughs bounce bounces bounties bounty
  bowl bowles bowling bowls brad brains brant brasilia brawling bread breakwater bret brett brides briers brits
  broadcast broadest broadway brood broody brothers bruisers brunt brussels brutish buckshot buffer buicks bulbs
  bullheaded bullies bully bullying bunks bunning burial burks burly burying bushed bushes buttercup butterfat buttery
  buyouts bygone bygones caged cain call calles calvin camper canada candies candy canna cannon canoe cantor canyon
  caper captor carats carnal carob carol carryout carter cartier carts cases cashiers caster castle castro casts
  cattleman cause causes caws cayenne cayman cayuse ceiling celts certs cesium chain chains chalice challis chancery
  chancy chang changeable changeless changeover chanted chap chariots cheapen cheapness cheapo cheat cheater cheaters
  cheek cheeky cheep cheer cherokee cherokees chews chic childish chills chink chip chipper chlorate chlorine chock
  chokes chomping chopper chops chows chuck cleanest clearest cleave cleaves click clive clod clods clomping clone
  clones cloudless clout clouts cloven coast coaster coasts coats cobra coca cocooned coding coffer coining colander
  coldest collages collar collared collars collated colts columbine combating commander common commune communing
  compacted companion compassed compassion comped compere competed compiled compiling comping complied comport compos
  compose composer composes composite compound compounds comps computed concert concerto concerts confining connie
  const convent convents converge converse cooing cookie coos copies coping copious cops cora cornea corneal cornell
  cornfield corny corona corps corpse corpus costar costars cots cottony couldn counts cove covert coves covet cowman
  crane crashers crawfish crayfish creeps crepes cribbage crick cripes cross croup crowd cuckoo curate cuss cuties
  cycle cyclo cyclopes cysts dares daring darning deadest decease deceased deceiver decree decreed deemer deference
  deferens deficient deforest degrades deranges descents dialer dialler diarist different digress diocese dioceses
  direst disgust disgusts dispense dispenses disperse disperses displease disposes disses distaste disuse docile dolls
  dolores doped dough downfield downwind draped draught draughts drizzly dullards duller dynamo effected egoist eider
  elsewhere entail erases eros erring errors errs eureka evensong evergreen evergreens evincing excepted excessive
  executed expansive expedited expelled expended explosive exported expressive extensive failed faraday feedwater
  feline felines fenner fertilize fertilized fertilizes fibber fiber fied fiend filed filled finale finales finer
  fingers fire fishman fishwife fishy flaccid flacks flayed flecks fleecing fleeting flex flexed flexes flicks flinger
  floaters flocks floes floodgates floodwater floor floors flowed flowery flows fluids flyovers fogies fogy foiled
  folles follower followers fool forecastle foremost forest france frances francis franco franks fraught freeing frees
  freest frenchman fretting fries frieze fright frizz frizzing front frosh fruitless fruity funnel gaelic galleon
  galleons gallop gape garlicky gawd gayest genies ghats gillian glass gloat gnats goad goals goatees goodman
  goodnight goodwill goody goodyear gout gouts grace grade grades graph graphs grapples grasp grasps grassy grate
  grates grave graves grays grease greasy greece greed greek greeks greenest greenfield greenish greet greets greys
  grimes grin grins gripe gripes groans groat groins grooms grouse guards guest guests guiana guides gunnysack
  gunnysacks guss gusset gusto guts guyana hailstone hale hall hardest hares harnessed harnessing harshest hassles
  hater haversack hayseeds haze heart heath heathen heathens heather hector height heirs hell hemmed hereafter herein
  highness historic hoarse hokey holey homecoming homey hone honed hooey horde horseless horseman horsey hose house
  houses humanity humility hummed hysteria iii incase incensed indiana injects inserts inspects instance irritate
  irritated irritates irritating irritation irritations issuance jeanne jolly juicy kane kanji karate karats kennel
  kenya kerner ketone kettle kettles kewpie kitten kitties knight kowtow laddie laddies ladles ladyfingers lanced
  latin lattice lawman lawmen lawn layman laymen lemony leon lessen lesson lest liaison libre lies lightening lighting
  limbs limestone limos linden lined linen lines linesmen lingered linnet lintels linty lire lite lithe litters lives
  lobbies logan loiter loiters lone loon loosen lotuses lucian lucre lysine mach machina mages mahdi mailed mailing
  mainspring males mallet mallets manage manages mandible mandibles mangles mangroves mangy manholes manicure manifold
  manifolds manky manor manse mansion marc marginal marinate marked marker markers marketable marketplace marketplaces
  marks marlin marsh martin marts masses match matches matching mauled mauling mayflower mayflowers mealtimes meanie
  meanies meany melded melling menthol menthols meowing mewing mewling middling milkman milky milliner millions
  minefield mingling minimally minnie minnow mischance misled mitch mitten moaning mollies moloch monies mont mooch
  mooing mooning mooring morgan morgue morgues morin morphing motion mounting mourning mouth mouths muling mulled
  mullet mullets mulling munch mustered mutilate naively narrow natal naturalist naught neutral newsweek nicer nigeria
  nigh nightfall nightie nightmare nightmares nightspot nightspots nightstand nighttime nighty nipper none noonday
  noontime nought noun novella nurse oaths offspring olivia opinions orion outfield outlast outlives outsell
  outselling outsold overage overages overcoming overheat overnight overrate oversell overwater painting pakistan
  palmy paltry pant panting pants papal paper papers papoose passes passionless pasta patties patty pauper paupers
  pauses pawn pawns payday pears peeper peepers peers pees pepped percentile perchance pericles petrolatum phenol pies
  pings pipers pisces pities pizzas placating plaguing plaice plan plane planet plank planking planning plans
  plantations plat plates plating plaything pleas pleasure plenty plies plight plonking plotting plugging plunging
  pointing pool popper poppers poppies porky porridge posses possess potables potties praise praises prance prancing
  pranging presold presses priceless pricey pride prides pries prigs prime primes prince princes princess printing
  process programs prone prophet propound prorate prosit protractor psalms puppies pursuant quarterback quarterbacks
  quarters quartet quartets quests quin quint quints quorum rabbi rabbis races radio radioing rads rages raided
  raiding railed railing railings rails raindrop raindrops rainfed rainmaker rainmakers rainstorm rainwater raised
  raises raising rakes rakish ramps rants raring ration rationed rationing ravening raves reagan reams rears reason
  rebate recordable reddish refining regain regained regaining reigning rein reined reins relining rends reps rerecord
  reseed restrain restrained restraining restrains retain retained retaining retool rick ride ridgeway ridgy righto
  rinds rinses ripen rites ritual robber robbery robes robots robust roles rosewater rosin roughest rounds rouses
  roust routes rowboat rowboats rubbed rubbers rubbery ruined ruining ruins running russian sail sailing sailings
  saints sake saltwater samuel sanest sapper sarong sauna sawmill sawn scenes scents schelling schilling schillings
  science sciences scold scraping scrimp sealing seance seances seasonable secure seedy seeker seeks seems seeps
  selfsame sellout senses setups sewing shack shacks shaded sheds shell shelving shield shin ships shoes shooters
  shortchange shortchanged shortcoming shortstop shouldn shouldnt shouters siblings sienna silky simmer sincerest sine
  singe sink skeet slack slacks sleds sling slops slower smack smacks smart smell smelling smelting snack snacks
  snarling snell snooping snoozing snoring snorting snowfall snowfield snowman snowplow snowplows snowstorm snowstorms
  social socks soiled soiling solid soloed soloing solon somewhat sonny soonest spared sparing sparred spay spayed
  spaying speaking speared speeds spell spelling spiraled spiraling splay splayed spoon sporting sprain sprained
  sprang sprat sprawled sprawling sprees sprig springfield springlike springtime springy sprint sprung spry spurring
  spurting spying squarish squashy squish squishes squishy stack stacks stapes stapling star stare staring stark
  starling starlings starr starring stars startles startling starving stat stealing steaming steeds steeling steering
  stemming steppe steppes stepping steps stifling stirling stirring stomp stomps stooling stoop stoops stopgap
  stopover stoppered stork storks story strafing strait strange strata stray strayed straying stringy stroking
  strongest stronghold strongman strop strummer strums strung stuart sturdy subset succor succour sucks suedes suer
  sugarless sugary suing sullying summary summertime summery summoner sumner sundae sundaes sunni sunshiny superb
  superheat superman supers supper surprise sweat sweaty sweep sweetest sweetie swell swept swerving swigs swims
  swirling swish swizz swoon sync taboo tail tale tall tanzania tarot tasmanian temperate tennis tenses terrain terrie
  terrier terror thar thee theme theory thereabout thereabouts thereafter therefor therein theremin therewith thin
  thor thorough thunderbird thundercloud thundershower thundershowers tight toddies toddy topeka tories tract traction
  traitor traitors translating tune tuner tunes turbos twere uganda uncross underrate undersell undersold underwater
  union unions untie unusually vaccinate valley valve vanities verity villa volley voltaire wadding wading wafer
  wagering wain walter wandering wands wane ware waring warmest watches watching waterfall waterfalls waterhole
  waterline watershed waterway waterways waterworks watery watt waver wavering waxer wayne weakened weal wealthier
  weatherman weathers wedding weddings weds weekday weekdays weeklong weeknight weeknights weeping welding welds
  wetter whacks whales whatever whatnot whatnots whee wheedling wheel wheeling wheezing whenever whereabouts
  wherefores wherein wherry whet whichever whines whiter whither whitter wholesome wholewheat wick wicks wielding
  wilds wile willows willpower willy windbag windbreaker windfall windmill windmills windstorm windstorms wined wines
  winger wings winks winner winos wins wintergreen winters wintertime wintry witch witches withering wittering
  woodwind workhorse workweek wort worthless worthy wouldn wraps wreak wright wroth wrought wuthering yeahs yearlong
  yearn yearns yeas zapper zinnia zipper`.split(/\s+/),
)
