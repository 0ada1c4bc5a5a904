/** What the page about Blekinge says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

// Example: distances and roads are told from the town as it was; write your own, then remove this line.
export const words = bilingual({
  en: {
    title: 'IT consultant in Blekinge, based in the county',
    description: `IT consultant in ${facts.address.town} for companies all over Blekinge. Websites, servers and automation, with someone who can come by when you need help on site.`,
    keywords: `IT consultant Blekinge, IT consultant ${facts.address.town}, web developer Karlshamn, IT help Ronneby, IT support Olofström, website Blekinge`,
    heading: 'IT Consultant in Blekinge',
    lead: `I work from ${facts.address.town}, so Blekinge is home ground. Your company gets a website, a server or a script that does its job, and someone nearby to call.`,
    intro: [
      'Blekinge has five municipalities, and four of them lie along the same road, the E22. Karlshamn has its port, Ronneby its technology park and the airport, Karlskrona the naval yard and the software companies. Olofström lies a little apart in the woods and was built on pressed steel. In between are builders, guesthouses, boatyards and shops with a handful of employees and nobody whose job is the computers. Those are the companies I mostly have in mind.',
      `${facts.address.town} lies at the western end of the county: about 30 km from Karlshamn, with Mörrum on the way, and about 80 km from Karlskrona. Olofström is half an hour north. Emmaboda and Tingsryd are on the Småland side of the border, but business does not stop there and neither do I. I come to you when cables, equipment or a conversation around a table call for it. Updates, troubleshooting and development are done remotely, which spares you the wait.`,
    ],
    why: {
      heading: 'Why someone in the same county',
      presence:
        'You are not in the far corner of someone’s map. A router in Karlshamn or a server closet in Ronneby is a morning’s errand, not an expedition.',
      response: `${promises.en.reply} ${promises.en.urgent} Often I can look at the fault from here while we talk.`,
      communication:
        'No switchboard and no waiting in line. You talk to the same person each time, who remembers how your network was put together and why.',
      cost: 'Short distances keep travel time down. A small task can stay small, and if you can do it yourselves with good instructions, I’ll write the instructions.',
    },
    audience: null,
    call: {
      heading: 'Shall we start with a chat?',
      text: 'At your place or by phone. Afterward you’ll know what is urgent, what can wait and what I would charge for.',
      mail: 'Send a question',
    },
  },
  sv: {
    title: 'IT-konsult i Blekinge med länet som hemmaplan',
    description: `IT-konsult i ${facts.address.town} för företag i hela Blekinge. Webbplatser, drift och automatisering, av någon som kan komma förbi när det behövs.`,
    keywords: `IT-konsult Blekinge, IT-konsult ${facts.address.town}, webbutvecklare Karlshamn, IT-hjälp Ronneby, IT-support Olofström, hemsida Blekinge`,
    heading: 'IT-konsult i Blekinge',
    lead: `Jag utgår från ${facts.address.town}, så Blekinge är hemmaplan. Ditt företag får en webbplats, en server eller ett skript som gör sitt jobb, och någon i närheten att ringa.`,
    intro: [
      'Blekinge har fem kommuner, och fyra av dem ligger längs samma väg, E22. Karlshamn har hamnen, Ronneby teknikparken och flygplatsen, Karlskrona örlogsvarvet och mjukvaruföretagen. Olofström ligger lite för sig själv i skogen och är byggt på pressad plåt. Däremellan finns byggfirmor, pensionat, båtvarv och butiker med en handfull anställda och ingen som har datorerna som sitt jobb. Det är framför allt dem jag tänker på.',
      `${facts.address.town} ligger längst i väster: ungefär tre mil från Karlshamn, med Mörrum på vägen, och åtta från Karlskrona. Till Olofström är det en halvtimme norrut. Emmaboda och Tingsryd ligger på smålandssidan, men affärerna tar inte slut vid gränsen och det gör inte jag heller. Jag kommer till dig när det gäller kablar, utrustning eller ett samtal runt ett bord. Uppdateringar, felsökning och utveckling sköter jag på distans, så slipper du vänta.`,
    ],
    why: {
      heading: 'Därför någon i samma län',
      presence:
        'Ditt företag ligger inte i bortersta hörnet av någon annans karta. En router i Karlshamn eller ett serverskåp i Ronneby är ett förmiddagsärende, ingen expedition.',
      response: `${promises.sv.reply} ${promises.sv.urgent} Ofta kan jag titta på felet härifrån medan vi pratar.`,
      communication:
        'Ingen växel och ingen nummerlapp. Du talar med samma person varje gång, någon som minns hur ditt nät är uppbyggt och varför.',
      cost: 'Korta avstånd ger korta resor. En liten uppgift får förbli liten, och kan du göra den själv med en bra instruktion så skriver jag instruktionen.',
    },
    audience: null,
    call: {
      heading: 'Ska vi börja med att prata?',
      text: 'Hos dig eller på telefon. Efteråt vet du vad som brådskar, vad som kan vänta och vad jag skulle ta betalt för.',
      mail: 'Skicka en fråga',
    },
  },
})
