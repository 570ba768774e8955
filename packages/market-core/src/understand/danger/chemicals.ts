// What poisons people and animals on a farm, and what is dosed: kinds and active ingredients by their common names, and
// brands that stand for them everywhere. A star stands for any ending.

/** Plant protection products and other poisons. */
export const poisons: readonly string[] = `
  pesticide* insecticide* herbicide* fungicide* weedicide* rodenticide* weedkiller* acaricide* nematicide* fumigant* agrochemical*
  chemical* poison* roundup gramoxone glyphosate paraquat diquat atrazine 2,4-d 24d dicamba glufosinate metribuzin pendimethalin
  butachlor bispyribac imazethapyr chlorpyrifos chlorpyriphos monocrotophos dimethoate malathion profenofos acephate quinalphos
  phorate carbofuran carbaryl methomyl endosulfan ddt cypermethrin deltamethrin lambda cyhalothrin imidacloprid thiamethoxam
  acetamiprid fipronil emamectin spinosad chlorantraniliprole coragen indoxacarb abamectin flubendiamide buprofezin mancozeb
  carbendazim metalaxyl ridomil hexaconazole tebuconazole propiconazole azoxystrobin copper oxychloride bordeaux captan thiram
  phosphine aluminium celphos sulfas furadan rogor nuvan sniper snipper otapiapia dichlorvos ddvp lindane diazinon amitraz neem
  veneno* pesticida* herbicida* insecticida* agrotoxico* plaguicida* defensivo* sumu dawa viuatilifu zehar zeher jahar keetnashak
  dawai davai sprayer tank`
  .split(/\s+/)
  .filter((word) => word !== '')

/** Medicines of animals. */
export const medicines: readonly string[] = `
  ivermectin albendazole levamisole fenbendazole oxytetracycline tetracycline penicillin antibiotic* dewormer* drench vaccine*
  oxytocin meloxicam dexamethasone tylosin enrofloxacin sulphad* sulpham* sulphaq* sulphonamide* medicine* drug* injection* tablet* bolus`
  .split(/\s+/)
  .filter((word) => word !== '')

/** What is swallowed or breathed in, and never meant to be. */
export const fertilisers: readonly string[] = `
  urea dap npk ssp tsp mop potash phosphate fertili* ammonium sulphate zinc boron gypsum lime micronutrient*
  mbolea abono* engrais adubo* khad`
  .split(/\s+/)
  .filter((word) => word !== '')
