import type { emergency as english } from '../../en/messages/emergency.ts'
import type { Translation } from '../../icu/translation.ts'

/** Emergency answers in French. */
export const emergency = {
  call: 'C’est une urgence : appelez le {ambulance} maintenant, ou allez tout de suite chez le médecin ou à l’hôpital le plus proche.',
  callRescue:
    'C’est une urgence : appelez le {number} maintenant, et demandez les pompiers et une ambulance.',
  callBoth:
    'C’est une urgence : appelez maintenant les pompiers, le {fireBrigade}, et une ambulance, le {ambulance}.',
  callVet: 'C’est une urgence : appelez un vétérinaire maintenant.',
  poisonCentre: 'Centre antipoison : {number}.',
  meanwhile: {
    gas: 'N’entrez pas et ne descendez pas chercher la victime : le gaz, ou l’air sans oxygène, vous tuerait aussi. Tenez tout le monde à l’écart de l’ouverture et attendez les secours avec appareil respiratoire.',
    grain:
      'N’entrez pas chercher la victime : vous seriez enseveli aussi. Arrêtez toutes les vis et tous les convoyeurs, n’en démarrez aucun, n’ouvrez aucune trappe. Dites-lui de ne pas bouger jusqu’à l’arrivée des secours.',
    water:
      'Ne sautez pas dans l’eau : tendez une perche ou une corde, ou lancez quelque chose qui flotte. Personne ne descend dans un puits ou une citerne.',
    injury:
      'Coupez le moteur et n’approchez que lorsque plus rien ne bouge. Ne déplacez pas la victime, sauf si elle est en danger là où elle est. Sur une plaie qui saigne, appuyez fort avec un linge propre, sans relâcher.',
    venom:
      'Que la victime reste calme et immobile, et le membre mordu aussi. Ôtez les bagues et ce qui serre. Ne coupez pas, n’aspirez pas, ne posez pas de garrot, ne mettez rien dessus et ne cherchez pas à attraper l’animal. Une gêne à respirer ou un visage qui gonfle met la vie en danger : dites-le tout de suite.',
    heat: 'Mettez la victime à l’ombre, ôtez les vêtements de dessus, et refroidissez-la avec de l’eau et de l’air jusqu’à l’arrivée des secours. Ne donnez rien à boire à qui est confus ou ne se réveille pas.',
    current:
      'Ne touchez pas la victime tant qu’elle peut être en contact avec le courant : coupez-le au disjoncteur. Restez à 10 m d’une ligne tombée, et les autres aussi. Qui est dans une machine qui touche une ligne y reste, sauf si elle brûle.',
    fire: 'Faites sortir tout le monde et éloignez-vous ; n’y retournez pas, ni pour les animaux ni pour les machines. Refroidissez une brûlure sous l’eau courante pendant 20 minutes, et ne mettez rien d’autre dessus.',
    ammonia:
      'Éloignez-vous contre le vent et n’entrez pas dans le nuage. Rincez les yeux et la peau à grande eau pendant au moins 15 minutes, et ôtez ce qui est mouillé, sauf si c’est gelé sur la peau.',
    swallowed:
      'Ne faites pas vomir et ne donnez rien par la bouche, sauf si un médecin ou un centre antipoison le dit. Emportez le bidon ou son étiquette.',
    eyes: 'Rincez l’œil tout de suite, paupières ouvertes, à l’eau courante propre pendant au moins 15 minutes ; n’y mettez rien d’autre. Emportez le bidon ou son étiquette.',
    skin: 'Ôtez les vêtements touchés et rincez la peau tout de suite à grande eau pendant au moins 15 minutes. Emportez le bidon ou son étiquette.',
    breathed:
      'À l’air frais tout de suite ; n’entrez pas dans un local ou un magasin fermé chercher quelqu’un. Emportez le bidon ou son étiquette.',
    poison:
      'Loin du produit et à l’air frais ; ôtez les vêtements touchés et rincez la peau. Ne faites pas vomir. Emportez le bidon ou son étiquette.',
    animal:
      'Tenez l’animal au calme, et les gens et les autres animaux loin de ce qu’il a mangé. Ne le faites pas vomir et ne lui donnez rien, sauf si le vétérinaire le dit. Gardez le bidon ou son étiquette à portée de main.',
    despair:
      'Vous n’avez pas à porter cela seul. Éloignez-vous de ce qui pourrait vous faire du mal, ou donnez-le à quelqu’un qui le mettra hors de portée. Demandez à un proche de venir et de rester avec vous, et dites au téléphone à quel point cela va mal.',
    person:
      'Ne laissez pas la personne seule. Si elle respire sans se réveiller, couchez-la sur le côté ; si elle ne respire pas, faites ce qu’on vous dit au téléphone. Aucun médicament sans médecin.',
  },
} as const satisfies Translation<typeof english>
