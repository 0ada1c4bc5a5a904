/** What the page about Malmö says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

// Example: distances and roads are told from the town as it was; write your own, then remove this line.
export const words = bilingual({
  en: {
    title: 'IT consultant in Malmö: web, DevOps and automation',
    description:
      'Solo IT consultant and full-stack developer for companies in Malmö and its neighbors. Remote week to week, on site for kickoffs, workshops and handovers.',
    keywords:
      'IT consultant Malmö, web developer Malmö, full-stack developer Malmö, DevOps consultant Malmö, CI/CD Malmö, automation Malmö, IT consultant Lund',
    heading: 'IT Consultant in Malmö',
    lead: 'A developer who also runs servers, for companies in Malmö that need weeks of skilled work rather than a framework agreement.',
    intro: [
      'Where the shipyard stood in the Western Harbor there are now offices, and game studios, online shops and young product companies share the city with importers, wholesalers and restaurants. Copenhagen is at the other end of the bridge, so customers, currencies and colleagues are often on both sides of the Öresund. There is no lack of large consultancies here. What can be hard to find is one person who takes a defined task from the first sketch to something in production.',
      `${facts.address.town} is about 130 km away along the E22, or a train journey by way of Kristianstad, Hässleholm and Lund. So let me say at once how I work with Malmö: from week to week remotely, with shared screens and something to try at fixed times, and on site when we start, when several people need to think together around a table, and when I hand over. Visits are booked ahead, which leaves time for a customer in Lund or Trelleborg on the same day.`,
    ],
    why: {
      heading: 'Why a consultant from the region',
      presence:
        'Not next door, but a day in Malmö is an ordinary working day for me. You meet me in person when it matters and are spared the meetings an e-mail could settle.',
      response: `${promises.en.reply} ${promises.en.support} Faults in production are dealt with remotely, so distance doesn’t matter when minutes count.`,
      communication:
        'Your developers talk to a developer, and your managers get the same facts without the jargon. English or Swedish, whichever your team uses.',
      cost: 'One specialist for as long as the task lasts. The invoice carries neither a city-center office nor a junior to be taught along the way.',
    },
    audience: {
      heading: 'Who I help in Malmö',
      cards: [
        {
          title: 'Startups and product companies',
          text: 'A first version to put in front of customers, built so that it can go on growing. And a pipeline that ships each change without anyone holding their breath.',
        },
        {
          title: 'Shops that sell across the Öresund',
          text: 'Languages, currencies and stock figures that agree between online shop, warehouse and bookkeeping, without someone retyping orders in the evening.',
        },
        {
          title: 'Agencies and studios',
          text: 'Relief for servers, deployments or the back end when your own people are busy. I work in your repositories and leave documentation behind.',
        },
      ],
    },
    call: {
      heading: 'Is there something nobody has time for?',
      text: 'Describe it in five lines. We can talk by video if that suits you better.',
      mail: 'Ask by e-mail',
    },
  },
  sv: {
    title: 'IT-konsult i Malmö: webb, DevOps och automatisering',
    description:
      'Självständig IT-konsult och utvecklare för företag i Malmö med omnejd. På distans i vardagen, på plats vid uppstart, workshoppar och överlämning.',
    keywords:
      'IT-konsult Malmö, webbutvecklare Malmö, systemutvecklare Malmö, DevOps-konsult Malmö, CI/CD Malmö, automatisering Malmö, IT-konsult Lund',
    heading: 'IT-konsult i Malmö',
    lead: 'En utvecklare som också sköter servrar, för Malmöföretag som behöver några veckors kvalificerat arbete snarare än ett ramavtal.',
    intro: [
      'Där varvet låg i Västra Hamnen står i dag kontor, och spelstudior, e-handlare och unga produktbolag delar staden med importörer, grossister och restauranger. Köpenhamn ligger i andra änden av bron, så kunder, valutor och kollegor finns ofta på båda sidor om Sundet. Stora konsultbolag finns det gott om. Svårare kan det vara att hitta en enda person som tar en avgränsad uppgift från första skissen till något i drift.',
      `Från ${facts.address.town} är det omkring 13 mil på E22, eller en tågresa över Kristianstad, Hässleholm och Lund. Därför säger jag hellre direkt hur jag arbetar med Malmö: på distans i vardagen, med delad skärm och något nytt att prova på bestämda dagar, och på plats när vi startar, när flera behöver tänka vid samma bord och när jag lämnar över. Besöken bokas i förväg. Då hinner jag med en kund i Lund eller Trelleborg samma dag.`,
    ],
    why: {
      heading: 'Därför en konsult inom räckhåll',
      presence:
        'Inte granne, men en dag i Malmö är en vanlig arbetsdag för mig. Vi ses när det betyder något, och du slipper mötena som ett mejl klarar av.',
      response: `${promises.sv.reply} ${promises.sv.support} Driftfel tar jag hand om på distans, så avståndet spelar ingen roll när det är bråttom.`,
      communication:
        'Dina utvecklare får tala med en utvecklare, och ledningen får samma fakta utan facktermer. På svenska eller engelska, beroende på vad som talas hos dig.',
      cost: 'En specialist så länge uppgiften varar. På fakturan finns varken något citykontor eller någon nybörjare som lärs upp under tiden.',
    },
    audience: {
      heading: 'De här hjälper jag i Malmö',
      cards: [
        {
          title: 'Nystartade bolag och produktbolag',
          text: 'En första version att visa för kunder, som går att bygga vidare på. Och ett flöde som driftsätter varje ändring utan att någon håller andan.',
        },
        {
          title: 'Butiker som säljer över Sundet',
          text: 'Språk, valutor och lagersaldon som stämmer mellan webbutik, lager och bokföring, utan att någon sitter och knappar in ordrar på kvällen.',
        },
        {
          title: 'Byråer och studior',
          text: 'Avlastning med servrar, driftsättning eller serverkod när ditt eget folk är fullbokat. Jag arbetar i din egen kod och lämnar dokumentation efter mig.',
        },
      ],
    },
    call: {
      heading: 'Har du något som ingen hinner med?',
      text: 'Beskriv det på fem rader. Vi kan ta samtalet via video om det passar bättre.',
      mail: 'Mejla en fråga',
    },
  },
})
