const lines = `
awake awoke awoken; bear bore borne; beat beaten; become became; begin began begun; bend bent; bet bet; bind bound;
bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built; burn burnt;
buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt; dig dug; do did done;
draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed;
feel felt; fight fought; find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten;
forgive forgave forgiven; freeze froze frozen; get got gotten; give gave given; go went gone; grind ground;
grow grew grown; hang hung; have had; hear heard; hide hid hidden; hold held; keep kept; kneel knelt; know knew known;
lay laid; lead led; leap leapt; learn learnt; leave left; lend lent; lie lay lain; light lit; lose lost; make made;
mean meant; meet met; mow mown; pay paid; prove proven; ride rode ridden; ring rang rung; rise rose risen; run ran;
say said; see saw seen; seek sought; sell sold; send sent; sew sewn; shake shook shaken; shear shorn; shine shone;
shoot shot; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid;
smell smelt; sow sown; speak spoke spoken; spend spent; spill spilt; spin spun; spit spat; spoil spoilt; spring sprang sprung;
stand stood; steal stole stolen; stick stuck; sting stung; stink stank; strike struck; swear swore sworn; sweep swept;
swell swollen; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought;
throw threw thrown; understand understood; wake woke woken; wear wore worn; weave wove woven; weep wept; win won;
wind wound; write wrote written`

/** By its other forms, the base of a verb: a closed class. */
export const irregularVerbs: ReadonlyMap<string, string> = new Map(
  lines
    .split(';')
    .map((line) => line.trim().split(' '))
    .flatMap(([base = '', ...forms]) => forms.map((form): [string, string] => [form, base])),
)
