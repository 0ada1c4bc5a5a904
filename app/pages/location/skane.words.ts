/** What the page about Skåne says. */
import { facts, printedPhone } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

// Example: distances and roads are told from the town as it was; write your own, then remove this line.
export const words = bilingual({
  en: {
    title: 'IT consultant in Skåne for small businesses',
    description: `IT consultant for small companies all over Skåne: websites, automation and servers. Based in ${facts.address.town}, close to the county border.`,
    keywords:
      'IT consultant Skåne, web developer Skåne, IT help for companies Skåne, automation Skåne, freelance developer southern Sweden, small business website Skåne',
    heading: 'IT Consultant in Skåne',
    lead: 'Websites, automation and servers for small companies, from Bromölla in the east to Helsingborg in the west. The person you talk to is the person who does the work.',
    intro: [
      'Skåne has 33 municipalities and several kinds of economy. Research companies gather around Lund, warehouses and haulers around the port of Helsingborg, food producers on the plain. In Österlen there are farm shops and vacation cottages that do their best business in summer. What they need from IT differs, so I begin by asking where time gets lost in the working day.',
      `I work from ${facts.address.town}, right on the border with Skåne. Bromölla is the nearest town on the other side, Kristianstad is about 30 km away along the E22 and Helsingborg around 140. In the northeast I am glad to come by even for a short meeting. Farther west I save visits for what needs someone on site, such as a network cabinet or a day with the people who will use the system. The rest is done remotely.`,
    ],
    why: {
      heading: 'Why a consultant close by',
      presence:
        'The county border is close to my desk. Northeastern Skåne is within everyday reach, and the Öresund coast is a day trip I make when the job calls for it.',
      response: `${promises.en.reply} ${promises.en.support} That goes for harvest weeks and the summer rush too, when you need your systems most.`,
      communication:
        'You describe the problem once, to the person who will solve it. I explain in plain English or Swedish, and you get what we agree on in writing.',
      cost: 'You pay for neither a sales team nor a project office. Remote work saves the travel, and when I do travel I make one trip serve several errands.',
    },
    audience: null,
    call: {
      heading: 'Tell me what takes too long',
      text: `Write a few lines about your company, or call ${printedPhone} during opening hours.`,
      mail: 'Ask by e-mail',
    },
  },
  sv: {
    title: 'IT-konsult i Skåne för mindre företag',
    description: `IT-konsult för mindre företag i hela Skåne: webbplatser, automatisering och drift. Utgår från ${facts.address.town}, strax intill länsgränsen.`,
    keywords:
      'IT-konsult Skåne, webbutvecklare Skåne, IT-hjälp för företag Skåne, automatisering Skåne, systemutvecklare södra Sverige, webbplats för småföretag Skåne',
    heading: 'IT-konsult i Skåne',
    lead: 'Webbplatser, automatisering och drift för mindre företag, från Bromölla i öster till Helsingborg i väster. Den du pratar med är också den som gör jobbet.',
    intro: [
      'Skåne har 33 kommuner och flera sorters näringsliv. Runt Lund finns forskningsföretagen, vid Helsingborgs hamn lagren och åkerierna, på slätten livsmedelsproducenterna. På Österlen ligger gårdsbutiker och uthyrningsstugor som har sina bästa veckor på sommaren. Behoven skiljer sig åt, så jag börjar med att fråga var i arbetsdagen tiden försvinner.',
      `Jag utgår från ${facts.address.town}, alldeles intill gränsen mot Skåne. Närmaste ort på andra sidan är Bromölla, till Kristianstad är det omkring tre mil på E22 och till Helsingborg ungefär fjorton. I nordöst kommer jag gärna förbi även för ett kort möte. Längre västerut sparar jag besöken till sådant som kräver någon på plats, till exempel ett nätverksskåp eller en dag med dem som ska använda systemet. Resten sköts på distans.`,
    ],
    why: {
      heading: 'Därför en konsult på nära håll',
      presence:
        'Länsgränsen ligger nära mitt skrivbord. Nordöstra Skåne hör till vardagen, och till Öresundskusten åker jag över dagen när uppgiften kräver det.',
      response: `${promises.sv.reply} ${promises.sv.support} Det gäller också under skördeveckorna och sommarruschen, när systemen behövs som mest.`,
      communication:
        'Du beskriver problemet en gång, för den som ska lösa det. Jag förklarar på vanlig svenska eller engelska, och det vi kommer överens om får du skriftligt.',
      cost: 'Du betalar varken för säljkår eller projektkontor. Distansarbete sparar resor, och när jag väl reser får samma resa räcka till flera ärenden.',
    },
    audience: null,
    call: {
      heading: 'Berätta vad som tar för lång tid',
      text: `Skriv några rader om ditt företag, eller ring ${printedPhone} under öppettiderna.`,
      mail: 'Fråga via e-post',
    },
  },
})
