// The words by which farmers say what they ask about, as they say and write them in India, East Africa and Latin
// America. A star stands for any ending; a phrase is matched as whole words.

const words = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

export const sums = words(
  `break even, break-even, breakeven, yield do i need, yield needed, need to yield, price do i need, cover my costs, cover costs, gross margin, margin, margins, profit, profits, profitable,
  convert, conversion, cost of cultivation, cost of production, cost of growing`,
)

export const scheme = words(
  `subsid*, sinistre*, assurance, assureur, indemnisation, siniestro*, aseguradora, indemnizacion, sinistro, seguradora, indenizacao, fidia, muavja, muaavja, मुआवजा, बीमा, تامين, تعويض, scheme, schemes, yojana, yojna, loan, loans, credit card, kisan credit, kcc, insurance, insured, insure, bima, pmfby,
  pm kisan, pmkisan, pm-kisan, samman nidhi, bandhu, rythu bharosa, raithu, compensation, grant, grants, voucher, vouchers,
  e-voucher, e-vouchers, waiver, pension, eligib*, beneficiary, registration, register, registered, enrol*, aadhar, aadhaar,
  instalment*, installment*, government help, govt help, government support, government money, ration card, land record*, crop loss, loss survey,
  passbook, claim, subvention*, basic payment, bps, bps payment*, stewardship payment, subsidio*, ruzuku, mkopo, credito agricola, seguro agricola,
  mutation, farmer id, id card, soil health card, health card, kusum, ekyc, e-kyc, e kyc, fasal bima, not credited, pm fasal, government scheme*, govt scheme*, aid programme*, relief fund, flood took, floods took, hail took, storm took, rain took, destroyed my, destroyed our, washed away my,
  pac, subvencion*, subsidio*, ayudas, ayuda de la, subvention*, prime pac, aide pac, aides, ruzuku, seguro agrario, credito agricola, pronaf, plano safra, seguro agricola, input voucher*, e-voucher, sfi, countryside stewardship, fsa loan, crop insurance, livestock insurance, kcc, kisan credit card, pmksy, enrolment, enrollment, eligib*`,
)

/** Phrases in which a word of the price words is none. */
export const notAboutPrice = words(
  `seed rate, seeding rate, sowing rate, planting rate, application rate, spray rate, dose rate, growth rate, interest rate,
  germination rate, stocking rate, survival rate, rate of weight, rate of gain, rate of growth, rate of germination, rate of flow, heart rate, nutrient value, feed value, food value, rate per hectare, rate per ha, rate per acre, rate of application, rate of seed,
  rate of fertiliser, rate of fertilizer, rate of spray, cost of cultivation, market garden,
  dear sir, dear sirs, dear madam, dear team, dear friend, dear friends, dear all, dear expert, dear experts, dear officer, dear colleague, dear colleagues, dear doctor, dear brother, dear sister, dear farmers,
  worth treating, worth spraying, worth doing, worth it, worth the trouble, worth trying, worth a try, worth growing, worth planting, worth sowing, worth keeping, worth controlling, worth saving`,
)

export const price = words(
  `price, prices, priced, pricing, prise, prize, rate, rates, market, markets, mandi, mandis, msp, apmc, enam, e-nam, cost, costs,
  worth, sell, sells, selling, sold, sale, buyer, buyers, cheap, cheaper, cheapest, expensive, dear, dearer, dearest, quote,
  quotes, quotation, valuation, value, procurement, how much is, how much are, how much does, giving for, offer, offers, offering, offered, a cuanto, cuanto esta, cuanto vale, paying, pay for, paid,
  fetch, fetching, bring, brings, going for, trading, traded, they pay, auction, auctions, auctioned, bei, inauzwa, soko, prix, coute, coutent, cuesta, cuestan, precio,
  precios, mercado, marche, preco, precos, custa, custam, cotacao, preis, preise, bhav, bhaav, bhaw, daam, kimat, keemath, vender, vendre, kuuza, niuze, bechna, bechu, kostet, kosten, subio, subido, bajado, cayo, subiu, caiu, augmente,
  imepanda, imeshuka, premium, premiums, pays, revenue, revenues, income, turnover, proceeds, list, ዋጋ, keemat,
  भाव, दाम, मंडी, कीमत, سعر, أسعار, ثمن`,
)

export const manure = words(
  `manure*, compost*, vermicompost, dung, slurry, chicken litter, poultry litter, farmyard, fym, biofertili*,
  jeevamrut, jeevamrit, jivamrut, panchagavya, panchgavya, green manur*, dhaincha, wood ash`,
)

export const buying = words(
  `where to buy, where can i buy, where do i buy, where to get, where can i get, dealer, dealers, for hire, hire, rent, rental,
  spare part*, combine harvester*, storage bag*, hermetic, pics bag*, cold storage, warehouse, godown, silo, silos`,
)

export const livestock = words(
  `cow, cows, calf, calves, heifer*, buffalo*, bull, bulls, bullock*, ox, oxen, goat, goats, sheep, lambs, ewe, ewes, pig, pigs,
  piglet*, hen, hens, chick, chicks, chickens, cockerel*, rooster*, duck, ducks, ducklings, turkeys, rabbits, donkey*, horse,
  horses, camel*, livestock, cattle, animal, animals, dairy, milking, mastitis, vaccin*, deworm*, insemination, udder, hoof,
  hooves, foot and mouth, fmd, lumpy skin, newcastle, gumboro, brucell*, anthrax, tick, ticks, calving, lambing, kidding,
  farrow*, in heat, bee, bees, beekeep*, hive, hives, apiary, pond, ponds, hatchery, fish farm*, fingerling*, aquaculture, silkworm*, fodder,
  silage, cattle feed, poultry feed, veterin*, vet, rabies, milk yield, milk production, lay eggs, laying eggs, broilers, layers,
  dog, dogs, mbuzi, ng'ombe, ngombe, kuku, vaca, vacas, ganado, gallina*, cerdos, pashu, bail,
  bloat*, azolla, napier, ox, nanny, mare, foal, foals, lamb, kid goat*, murgi, murga, bhains, bhens, gaay, gai, bakri, ng'ombe, mifugo, gallinas, pollo, pollos, vache, vaches, chevre*, poule*, mouton*, veau, becerro*, oveja*, cabra*, galinha*, ovelha*, bezerro*, off feed, retained placenta, colostrum, lame, lameness, limping, bedding, litter bedding,
  fluke, liver fluke, lungworm*, roundworm*, tapeworm*, bluetongue, orf, scour*, footrot, foot rot, milk fever, ketosis, pink eye, pinkeye, warble*, east coast fever, ecf, ppr, trypanosom*, nagana, coccidiosis, fowl pox, marek*, swine fever, lumpy, blackleg, black quarter, haemorrhagic septicaemia, hs vaccin*, worms in the, tsetse, wool, shearing, kid rearing, farrowing, doe, buck, queen bee, brood, varroa, broody, moult*, twins, steers, stocker*, feedlot, creep feed, mineral lick, salt lick, lactating, dry cow*,
  diarrhoea in, won t clean, wont clean, not clean after, cleansing, afterbirth`,
)

export const variety = words(
  `variet*, hybrid*, cultivar*, bt, seed treatment, seed rate, seeding rate, sowing rate, planting rate, rate of seed, seedling*, sapling*, germinat*,
  planting material, bt cotton, short duration, early maturing, drought tolerant, drought resistant, resistant variety, grafted,
  rootstock*, high yielding, semilla*, semence*, mbegu, beej, sementes, variedad*,
  tissue culture, saved seed, which seed, best seed, good seed, brand of seed, seed brand*, which rice, which wheat, which maize, local or hybrid`,
)

export const pest = words(
  `pest, pests, chepa, mahu, mahoo, tela, sundi, illi, congress grass, gajar ghas, insect*, disease*, borer*, worm, worms, armyworm*, bollworm*, boll worm*, caterpillar*, larva*, aphid*, jassid*, thrip*,
  whitefl*, white fly, white flies, mite, mites, mealy*, hopper*, planthopper*, leafhopper*, bph, grasshopper*, locust*,
  termite*, weevil*, beetle*, grub, grubs, cutworm*, hornworm*, nematode*, leaf miner*, leafminer*, fruit fly, fruit flies, bug,
  bugs, midge*, moth, moths, scale insect*, snail*, slug, slugs, rat, rats, mice, rodent*, squirrel*, mole, moles, monkeys, birds,
  wild boar*, wild pig*, elephants, baboon*, weed, weeds, weeding, weedy, striga, witchweed, parthenium, dodder, orobanche, weedicide*,
  pesticide*, insecticide*, fungicide*, mildew, blight*, rust, rusts, smut, ergot, wilt*, rot, rots, rotting, rotten, canker,
  mosaic, curl, curling, curled, virus*, viral, fungus, fungal, fungi, bacteria*, lesion*, dots, gnaw*, cutting, purple, browning, blackening, gorgojo*, gusano*, oruga*, mosca blanca, anthracnose, leaf spot*, spot, spots,
  blast, sheath, bunchy top, sigatoka, panama wilt, die back, dieback, damping off, gummosis, scab, mould, mold, shoot fly,
  dead heart*, tungro, roya, plaga*, enfermedad*, ravageur*, maladie*, wadudu, magonjwa, ugonjwa, pragas, doenca*, keeda, keet, rog,
  attack*, infest*, infect*, damage, damaged, damaging, drop, dropping, shedding, dying, die, dies, dead, eat, eats, eaten,
  eating, hole, holes, protection, control, sucking, going black, going brown, turning black, turning brown, stunted,
  neem, remedy, remedies, cure, cures, trichoderma, glyphosate, roundup, parasite*, symptom*,
  wild oat*, phalaris, nutgrass, nut grass, cyperus, couch grass, bermuda grass, wild mustard, trap, traps, girdle, stem fly, pod fly, bean fly, carrot fly, onion fly, root fly, cabbage root fly, olive fly, crane fly, melon fly, bunching, cracking, fall over, falling over, lodging of seedling*, cobs empty, empty cobs, empty pods, tip drying, white lines, white powder, wild pig, powdery, downy, gall, galls, fading, drooping, droop, nymph*, egg mass*, webbing, quarantine, frass, foreign grass, keeps wilting, infected, godown pest*, storage pest*, store pest*, stored grain pest*,
  stink bug*, black grass, black-grass, blackgrass, ryegrass, rye grass, brome, hemlock, ragwort, thistle*, dock, docks, docken*, bindweed, nettles, horsetail, cleavers, charlock, fleabane, pigweed, waterhemp, kochia, johnson grass, bracken, gorse, lantana, water hyacinth, mimosa weed, septoria, fusarium, botrytis, phytophthora, black pod, swollen shoot, red mite, leaf roller*, psyllid*, greening, mottle, streak, yellows, drosophila, medfly, hoverfly, wireworm*, leatherjacket*, chafer*, tuta absoluta, tuta, fall army, stalk borer, coffee berry, wooly aphid, woolly aphid, black spot*, brown spot*, leaf fall, root rot, collar rot, soft rot, crown rot, foot rot of*,
  quelea, pigeon*, crows, rooks, geese grazing, porcupine*, hare, hares, warthog*, cerambycid*, tar spot*, white mould, sclerotinia, pollen beetle*, flea beetle*, clubroot, black leg of, take-all, take all, eyespot`,
)

export const nutrients = words(
  `nutri*, fertili*, fertigation, deficien*, top dress*, topdress*, basal, npk, micronutrient*, micro nutrient*, zinc, boron,
  sulphur, sulfur, magnesium, calcium, gypsum, lime, liming, acidic, alkaline, saline, salinity, soil test*, soil sample*, soil health, soil ph, acid soil, foliar, yellowing,
  yellow leaves, pale, azotobacter, rhizobium, growth regulator*, hormone*, booster*, ssp, 19 19 19, complex, mbolea, abono*, engrais,
  khad, adubo*, adubacao, dose, doses, dosage,
  phosph*, nitrogen, potassium, potash requirement, chlorosis, organic carbon, soil ph, ph of soil, soil nutrient*, soil is acid*, manganese, copper deficien*, nutrient*, top-dress*, feeding of, plant food`,
)

export const machinery = words(
  `tractor*, tiller*, machine*, machinery, implement*, planter, seeder, seed drill, sprayer*, nozzle*, drone*, thresher*, baler,
  mower, chaff cutter, tyre, tyres, tanker, water pump*, engine, motor*, generator, greenhouse*, polyhouse, poly house, shade net*, mulch*, tarpaulin*, storage, solar pump*,
  rotavator*, cultivator*, harrow*, trailer, equipment, tool, tools, maquina*, trekta,
  power weeder, weeder, weeders, chain saw, chainsaw, sheller*, drip pipe*, drip line blocked, starter, clutch, laser level*, leveller, power tiller, brush cutter, sieve, winnow*, dryer, cold room, reaper*, baler twine, solar fence, which company, not available in society`,
)

export const irrigation = words(
  `irrigat*, pivot, pivots, centre pivot, center pivot, how many mm do i, how many mm should i, mm do i give, mm should i give, mm to give, mm of water, water, watering, waterlog*, water log*, drip, sprinkler*, borewell*, bore well*, borehole*, tubewell*, tube well*, canal,
  pump, pumps, furrow*, moisture stress, evapotranspiration, riego, regar, irrigac*, umwagiliaji, sinchai`,
)

export const weather = words(
  `weather, blow hard, blowing hard, going to blow, lodge the, whether report, rain, rains, rainy, raining, rained, rainfall, frost, frosts, freeze, freezing, temperature*, hot, cold, wind, winds,
  windy, gust*, storm*, thunder*, cyclone*, hurricane*, typhoon*, tornado*, feels like, feel like, lowest temperature, hail*, monsoon*, humid*, snow*, sunny, sunshine, cloud*, heat wave*,
  heatwave*, degree days, dry spell*, flood*, mvua, baridi, upepo, baarish, barish, mausam, lluvia*, llover, clima, meteo, chuva*,
  chover, pluie*, pleuvoir, gelee*, helada*, geada*, बारिश, मौसम, مطر, طقس,
  temp, temps, min max, fog, foggy, mist, dew, lightning, driest, get dark, get light, it dark, day length, gusts, sunrise, sunset, evaporation, et0, eto, uv, uv index, dry window, dry window*, dry day*, dry enough, dry week, too wet, will it be wet, be wet, be dry, is it dry, dry until, dry till, stay dry, keep dry, stays dry, how hot, how cold, how warm, too warm, heat stress, heat stressed, heat-stressed, thi, garmi, sardi, thand, cold wave, drizzle, shower, showers, air pressure, sleet, ice, icy, thaw, gale, gales, breeze, degrees, sun tomorrow, sun today, meteorologic*, nuages, vent, viento, vento, joto, ukungu, neblina, niebla, brouillard, tormenta, orage, granizo, grele, radi`,
)

/** What is sown by: stands behind the pests, since "insects in seed" are no question of seed. */
export const seed = words('seed, seeds, sucker, suckers, cuttings, bij')

export const fieldWork = words(
  `spray, spraying, sprayed, sprays, herbicide*, harvest, harvesting, combine, combining, hay, bale, baling, mow, mowing, plough,
  ploughing, plow, plowing, till the, till my, tilling, labourer, field work, fieldwork, thresh, threshing`,
)

/** With one of these, work on the field asks when it may be done. */
export const timing = words(
  `can i, can we, could i, may i, should i, is it ok, ok to, good day, good time, best time, safe to, when can, window, windows,
  hours, condition*, today, tonight, tomorrow, tmrw, tomorow, now, morning, afternoon, evening, monday, tuesday, wednesday,
  thursday, friday, saturday, sunday, this week, next week, weekend, days`,
)

export const sowing = words(
  `sow, sowing, sown, plant, plants, planting, planted, transplant*, nursery, spacing, cultivat*, preparation, production, tree, trees, grow, grows, growing, grown,
  intercrop*, inter crop*, mixed crop*, rotation*, rotate, prun*, thinning, matur*, duration, ready for harvest, ready to harvest,
  when to harvest, how many days, crop calendar, land preparation, ridging, earthing, staking, trellis*, practice*, package of
  practices, agronom*, stubble, in pots, depth, how deep, how do i dry, drying, which crop*, what crop*, suitable crop*, best season, season for, management, technique*, technolog*,
  organic farming, farming, farm practices, increase yield, more yield, post harvest, flowering, fruiting, tillering, ratoon*, after wheat,
  siembra, sembrar, cultivo, semer, kupanda, kilimo, plantio, plantar, buwai, kheti,
  row distance, row to row, plant to plant, plant distance, detopping, topping, bunch cover, alternate year, alternate bearing, not giving fruit, harvesting stage, harvest stage, stage of harvest, store at home, nipping, desuckering, graft*, harden, hardening, staggered, relay crop*, cropping pattern, crop after, sowing date, last date of sowing, germination time, gap filling,
  in the ground, drill, drilling, seedbed, seed bed, seed-bed, undersow*, cover crop*, catch crop*, plant population, seeding depth, when to plant, when to sow, sowing window, planting window,
  how deep, prune, pruning, pruned, pollard*, coppice*`,
)

/** Whoever asks for an office or a number asks whom to ask. */
export const contact = words(
  `phone number, phone no, telephone number, contact number, contact no, contect no, contact your, helpline, help line, call centre, call center, agriculture officer*, agri officer*,
  agricultural officer*, extension officer*, extension agent*, extension office*, agriculture office*, agri office*, adviser*,
  advisor*, agronomist*, whom to ask, who can help, who can i ask, who do i ask, expert, experts, kvk, krishi vigyan`,
)

/**
 * Said of a plant that is ill, and of much else: they ask of no illness where a question asks of the weather of a day.
 */
export const alsoOfPests = words(
  `drop, dropping, drops, shedding, cutting, eat, eats, eaten, eating, die, dies, dying, dead, control, protection, damage, damaged, damaging, spot, spots,
  hole, holes, mole, weeding, purple, curl, scale, gall, fall over, trap, traps, birds, fading, blight risk, blight pressure, blight weather, disease pressure, disease risk, disease weather,
  fungicide*, pesticide*, insecticide*, weedicide*`,
)

/** A sign that something is wrong with an animal, or with people: what the weather is beside it is not asked. */
export const illness = words(
  `sick, ill, fever, cough*, diarr*, bloat*, vomit*, limp*, swelling, swollen, wound*, sneez*, shiver*, not eating, off feed, weak, injured,
  infected, infection, disease, pneumonia, caught a cold, has a cold, have a cold, has cold, have cold, in heat, come to heat, coming to heat, on heat, abort*`,
)

/** A thing that waters or works and does so no more. */
export const broken = words(
  `broken, broke, trips, tripping, cuts out, cutting out, overheats, overheating, vibrates, vibrating, repair*, leak*, stopped, blocked, clog*, choked, burnt, slipping, jammed, not working, not starting, not start, wont start, won t start, doesn t start, hard to start, no start, no pressure, pressure low, low pressure`,
)

/** A field's traffic: whether the ground carries a machine is read from the forecast. */
export const ground = words(
  `ground too wet, ground too soft, ground wet, ground soft, ground dry, soil too wet, soil too soft, soil soft, soil wet, soil soft, soft after rain, wet after rain, field too wet, field too soft, field wet, field soft,
  land too wet, land wet, ground be dry, soil be dry, field be dry, ground fit, soil fit, soil workable, soil be fit, ground be fit, field be fit, land be fit, soil be ready, soil ready, enough to plough, enough to drill, enough to sow, get on the land, get on the field`,
)

/** What the hours of the forecast say of a plant's illness before there is any. */
export const diseaseWeather = words(
  `blight risk, blight chance, blight pressure, blight weather, chance of blight, risk of blight, danger of blight, disease risk, disease pressure, disease chance, disease weather,
  risk of disease, chance of disease, mildew risk, mildew pressure, mildew chance, risk of mildew, scab risk, scab pressure, infection risk, infection period*, septoria pressure, septoria risk, rust pressure, rust risk, risk of rust, fusarium risk, botrytis risk, sigatoka pressure, sigatoka risk, late blight risk, downy mildew risk, blast risk, fungus risk, fungal risk, leaf wetness`,
)

/** Work in the open that the weather decides, without a name of its own among the jobs. */
export const outside = words(
  `dry outside, drying outside, dry in the sun, dry in sun, sun dry*, sundry*, should i cover, cover the, cover my, cover them, leave out, leave outside, put outside, keep outside, out tonight, stay out, be out, burn stubble, burn residue, burning residue, burning stubble`,
)

/** What lives in stores. */
export const storePests = words(
  'rat, rats, mice, mouse, rodent*, weevil*, moth, moths, insect*, borer*, larger grain borer, beetle*, ants, ghun, gorgojo*, mould, mold, fungus',
)
