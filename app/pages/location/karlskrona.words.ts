/** What the page about Karlskrona says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

// Example: distances and roads are told from the town as it was; write your own, then remove this line.
export const words = bilingual({
  en: {
    title: 'IT consultant in Karlskrona: servers, DevOps, web',
    description:
      'IT consultant for software companies, subcontractors and shops in Karlskrona. Deployment, networks and websites by someone an hour away in the same county.',
    keywords:
      'IT consultant Karlskrona, web developer Karlskrona, DevOps Karlskrona, network monitoring Karlskrona, IT help Ronneby, automation Blekinge, website Karlskrona',
    heading: 'IT Consultant in Karlskrona',
    lead: 'Deployment, monitoring and web development for a town that knows engineering. You get someone who can discuss the details and also explain them to the accountant.',
    intro: [
      'Karlskrona has been a naval base since 1680, and the old naval port is a World Heritage site. Ships are still built here, several national authorities have their offices in the town, and telecom and software have grown up around the Blekinge Institute of Technology. Alongside the large employers there are many small companies: subcontractors, consultancies with five desks, shops on Trossö, guesthouses and boat operators in the archipelago. They face the same technical demands as the large ones, with fewer people to handle them.',
      `By the E22 it is about 80 km from ${facts.address.town}, a little over an hour, and the coast railway stops in both towns. I come to you for work on the equipment itself, and for interviews, training and handover. Configuration, code and monitoring are done remotely, and each change is reviewed and can be rolled back. On Aspö we also plan around the ferry.`,
    ],
    why: {
      heading: 'Why a consultant along the same road',
      presence:
        'Same county, same E22. I can combine a morning in Karlskrona with an afternoon in Ronneby, which makes regular visits possible.',
      response: `${promises.en.reply} ${promises.en.support} An alarm at night is then handled remotely, and the network does not care which end of the county I’m in.`,
      communication:
        'Your engineer can ask about ports, logs and protocols, and your CEO about risk and cost. Both get their answers from the one who does the work.',
      cost: 'You borrow a specialist for the weeks when one is needed, instead of hiring for a job that does not fill a whole year. The documentation stays with you.',
    },
    audience: {
      heading: 'Who I help in Karlskrona',
      cards: [
        {
          title: 'Subcontractors',
          text: 'Large customers ask how you handle access, updates and backups. I’ll help you get it in order and write it down, so that the answer on the form is also true.',
        },
        {
          title: 'Software and telecom companies',
          text: 'Builds that do the same thing every time, tests that run before the release and monitoring that says what is wrong before a customer does.',
        },
        {
          title: 'Shops and archipelago guesthouses',
          text: 'A site that loads quickly on a phone, shows today’s opening hours and takes the booking, even in July when many guests come from abroad.',
        },
      ],
    },
    call: {
      heading: 'Ask the technical question first',
      text: 'Send an error message, a drawing or someone else’s quote, and we’ll go through what it means.',
      mail: 'Ask it by e-mail',
    },
  },
  sv: {
    title: 'IT-konsult i Karlskrona: drift, DevOps och webb',
    description:
      'IT-konsult för mjukvaruföretag, underleverantörer och butiker i Karlskrona. Driftsättning, nätverk och webbplatser av någon en timme bort i samma län.',
    keywords:
      'IT-konsult Karlskrona, webbutvecklare Karlskrona, DevOps Karlskrona, nätverksövervakning Karlskrona, IT-hjälp Ronneby, automatisering Blekinge, hemsida Karlskrona',
    heading: 'IT-konsult i Karlskrona',
    lead: 'Driftsättning, övervakning och webbutveckling för en stad som kan teknik. Du får någon som går in i detaljerna och som också kan förklara dem för ekonomiavdelningen.',
    intro: [
      'Karlskrona har varit flottans stad sedan 1680, och örlogsstaden är ett världsarv. Här byggs fortfarande fartyg, flera statliga myndigheter har sina kontor i staden, och runt Blekinge Tekniska Högskola har telekom och mjukvara vuxit fram. Bredvid de stora arbetsgivarna finns många små företag: underleverantörer, konsultfirmor med fem skrivbord, butiker på Trossö, pensionat och båttrafik i skärgården. De möter samma tekniska krav som de stora, med färre som kan ta hand om dem.',
      `Från ${facts.address.town} är det ungefär åtta mil på E22, en dryg timme, och tågen på Blekinge kustbana stannar i båda städerna. Jag kommer för det som måste göras där utrustningen står, och för intervjuer, utbildning och överlämning. Konfiguration, kod och övervakning sköter jag på distans, och varje ändring granskas och går att ångra. På Aspö planerar vi dessutom efter färjan.`,
    ],
    why: {
      heading: 'Därför en konsult längs samma väg',
      presence:
        'Samma län och samma E22. Jag kan kombinera en förmiddag i Karlskrona med en eftermiddag i Ronneby, så besöken blir regelbundna.',
      response: `${promises.sv.reply} ${promises.sv.support} Ett larm på natten sköts då på distans, och nätet bryr sig inte om i vilken ände av länet jag sitter.`,
      communication:
        'Teknikern kan fråga om portar, loggar och protokoll, och vd:n om risk och kostnad. Båda får svar av den som gör jobbet.',
      cost: 'Du lånar en specialist de veckor det behövs, i stället för att rekrytera till en tjänst som inte fyller ett helt år. Dokumentationen stannar hos dig.',
    },
    audience: {
      heading: 'De här hjälper jag i Karlskrona',
      cards: [
        {
          title: 'Underleverantörer',
          text: 'Stora kunder frågar hur du sköter behörigheter, uppdateringar och säkerhetskopior. Jag hjälper dig att få ordning på det och skriva ner det, så att svaret också är sant.',
        },
        {
          title: 'Mjukvaru- och telekomföretag',
          text: 'Byggen som blir likadana varje gång, tester som körs före varje ny version och övervakning som säger vad som är fel innan en kund gör det.',
        },
        {
          title: 'Butiker och boenden i skärgården',
          text: 'En webbplats som laddas snabbt i mobilen, visar dagens öppettider och tar emot bokningen, också i juli när många av gästerna kommer från utlandet.',
        },
      ],
    },
    call: {
      heading: 'Börja gärna med den tekniska frågan',
      text: 'Skicka ett felmeddelande, en skiss eller någon annans offert, så går vi igenom vad det betyder.',
      mail: 'Ställ den via e-post',
    },
  },
})
