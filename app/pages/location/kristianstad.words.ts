/** What the page about Kristianstad says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

// Example: distances and roads are told from the town as it was; write your own, then remove this line.
export const words = bilingual({
  en: {
    title: 'IT consultant in Kristianstad, half an hour away',
    description: `IT consultant for companies in Kristianstad, Åhus, Hässleholm and Göinge. From ${facts.address.town} it is half an hour away, so we can meet at your place.`,
    keywords:
      'IT consultant Kristianstad, web developer Kristianstad, website Hässleholm, IT help Åhus, IT support Bromölla, IT consultant Östra Göinge, automation Kristianstad',
    heading: 'IT Consultant in Kristianstad',
    lead: 'Websites, networks and automation for food producers, tradespeople and workshops in northeastern Skåne. Half an hour by road, so I come by for small things too.',
    intro: [
      'Kristianstad is the seat of Region Skåne and has a university, but much of the money in the municipality comes out of the ground. Growers, packers, distillers and farm shops work on the plain between the town and Åhus, and around them the transport companies and workshops that they need. Parts of the town lie below sea level, and embankments keep the water out. Backups follow the same logic: you make them before you need them, and someone has to check that they hold.',
      `From ${facts.address.town} it is about 30 km on the E22, and the train takes roughly as long as the car. That is near enough for an hour at your table before lunch. I look at how orders, bookings or drawings move through the firm and suggest where to begin. Hässleholm, Osby and Östra Göinge to the north and Perstorp and Klippan to the west are within the same working day. What does not need me on site I do remotely.`,
    ],
    why: {
      heading: 'Why a neighbor as your consultant',
      presence:
        'Half an hour is short enough for an ordinary visit. I see the packing line, the cash register or the workshop with my own eyes instead of guessing from a description.',
      response: `${promises.en.reply} ${promises.en.support} What has to be looked at on site doesn’t have to wait for someone from Malmö.`,
      communication:
        'We sit in front of the same screen and you point. Afterward you’ll get a page with what we decided, what it costs and what happens next.',
      cost: 'A visit does not eat up the budget. I begin with the smallest change that makes a difference in the working week, and you decide after each step whether to go on.',
    },
    audience: {
      heading: 'Who I help around Kristianstad',
      cards: [
        {
          title: 'Food and farming',
          text: 'Orders, batches and delivery notes that pass between shop, scales and bookkeeping without being retyped. In season there is no time for double work.',
        },
        {
          title: 'Trades and home services',
          text: 'A fast site where customers see what you do and where, and a form that asks the right questions. Fewer calls that end with “I’ll have to check”.',
        },
        {
          title: 'Workshops and manufacturers',
          text: 'From Göinge to Perstorp: networks that reach the far end of the hall, old machine computers kept apart from the office, and backups that have been tested.',
        },
      ],
    },
    call: {
      heading: 'Put the coffee on',
      text: 'I’m happy to come to you for the first conversation. Tell me what bothers you most and suggest a day.',
      mail: 'Write to me',
    },
  },
  sv: {
    title: 'IT-konsult i Kristianstad, en halvtimme bort',
    description: `IT-konsult för företag i Kristianstad, Åhus, Hässleholm och Göinge. Från ${facts.address.town} tar det en halvtimme, så vi kan lika gärna ses hos dig.`,
    keywords:
      'IT-konsult Kristianstad, webbutvecklare Kristianstad, hemsida Hässleholm, IT-hjälp Åhus, IT-support Bromölla, IT-konsult Östra Göinge, automatisering Kristianstad',
    heading: 'IT-konsult i Kristianstad',
    lead: 'Webbplatser, nätverk och automatisering för livsmedelsföretag, hantverkare och verkstäder i nordöstra Skåne. Med en halvtimmes resväg kommer jag förbi även för småsaker.',
    intro: [
      'Kristianstad är säte för Region Skåne och har en högskola, men mycket av pengarna i kommunen kommer ur jorden. På slätten mellan staden och Åhus arbetar odlare, packerier, brännerier och gårdsbutiker, och runt dem de åkerier och verkstäder som de behöver. Delar av staden ligger under havsytan, och vallar håller vattnet ute. Säkerhetskopior fungerar likadant: de ska finnas innan de behövs, och någon måste kontrollera att de håller.',
      `Från ${facts.address.town} är det omkring tre mil på E22, och tåget tar ungefär lika lång tid som bilen. Så jag hinner gott med en timme vid ditt bord före lunch. Jag tittar på hur ordrar, bokningar eller ritningar vandrar genom firman och föreslår var vi ska börja. Hässleholm, Osby och Östra Göinge i norr och Perstorp och Klippan i väster ryms inom samma arbetsdag. Det som inte kräver att jag är på plats gör jag på distans.`,
    ],
    why: {
      heading: 'Därför en granne som konsult',
      presence:
        'En halvtimmes resa är lagom för ett vanligt besök. Jag får se packlinjen, kassan eller verkstaden med egna ögon i stället för att gissa efter en beskrivning.',
      response: `${promises.sv.reply} ${promises.sv.support} Det som måste ses på plats behöver inte vänta på någon från Malmö.`,
      communication:
        'Vi sitter framför samma skärm och du pekar. Efteråt får du en sida med vad vi bestämde, vad det kostar och vad som händer härnäst.',
      cost: 'Ett besök äter inte upp budgeten. Jag börjar med den minsta ändring som märks i vardagen, och efter varje steg avgör du om vi ska fortsätta.',
    },
    audience: {
      heading: 'De här hjälper jag runt Kristianstad',
      cards: [
        {
          title: 'Livsmedel och lantbruk',
          text: 'Ordrar, partier och följesedlar som går mellan butik, våg och bokföring utan att skrivas av. Under säsong finns ingen tid för dubbelarbete.',
        },
        {
          title: 'Hantverk och hemservice',
          text: 'En snabb webbplats där kunden ser vad du gör och var, och ett formulär som ställer rätt frågor. Färre samtal slutar med ”jag får återkomma”.',
        },
        {
          title: 'Verkstäder och tillverkare',
          text: 'Från Göinge till Perstorp: nätverk som når till hallens bortersta hörn, gamla maskindatorer skilda från kontoret och testade säkerhetskopior.',
        },
      ],
    },
    call: {
      heading: 'Sätt på kaffet',
      text: 'Jag kommer gärna ut till dig för det första samtalet. Skriv vad som stör mest och föreslå en dag.',
      mail: 'Skriv till mig',
    },
  },
})
