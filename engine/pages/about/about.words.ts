/** What the page about the consultant says. */
import { facts } from '../../core/site/facts.ts'
import { siteWords } from '../../core/site/site-words.ts'

const hasVideo = facts.booking.kinds.includes('video')

export const words = siteWords('about', {
  en: {
    title: 'About me: IT consultant in {town}',
    description:
      'One IT consultant and full-stack developer in {town}: how I work, what I help with, and what you gain when the person who replies is the one who builds.',
    keywords:
      'it consultant {town}, full-stack developer, solo it consultant, freelance web developer, devops consultant, it consultant {region}',
    heading: 'The person who replies is the person who builds',
    lead: '{brand} is a one-person IT consultancy in {town}. I help small companies with development, servers and automation.',
    person: {
      portrait: 'Portrait of {name}',
      background: 'Before this',
      memberships: 'Member of',
    },
    intro: {
      heading: 'How I work',
      paragraphs: [
        'I work alone. The person you meet first also writes the code, sets up the server and answers your e-mail. You never have to explain the same thing twice, and it is clear who is responsible.',
        `From {town} I work for companies in {area}${hasVideo ? ', and by video for those farther away' : ''}. I like to see how the work is done before I suggest a system, because what takes time is often not what you mention first.`,
        'As a full-stack developer I build both what you see in the browser and what runs behind it. Infrastructure and automation are part of the same job, because a site is only as dependable as its servers and the way they are run. There is a limit to what one person can do. If a job is too big for me, or others do it better, I’ll tell you before we begin.',
        'At the first consultation you show me how you work today and what takes too long. I tell you what I would do first, roughly what it would cost and what I would leave alone.',
      ],
    },
    stats: [
      { value: '{projects}', label: 'Projects delivered' },
      { value: '{years}', label: 'Years of experience' },
      { value: '{satisfaction}', label: 'Client satisfaction', isAim: true },
      { value: '{support}', label: '{promises.supportLabel}' },
    ],
    services: {
      heading: 'What I help with',
      text: 'One service at a time or several together.',
      more: 'Read more',
    },
    call: {
      heading: 'Shall we talk?',
      text: '{promises.free} Write a few lines about what you need. {promises.reply}',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'Om mig: IT-konsult i {town}',
    description:
      'IT-konsult och fullstackutvecklare med eget företag i {town}. Så arbetar jag, det här gör jag, och det här vinner du på att den som svarar också bygger.',
    keywords:
      'it-konsult {town}, fullstackutvecklare, självständig it-konsult, frilansande webbutvecklare, devops-konsult, it-konsult {region}',
    heading: 'Den som svarar är den som bygger',
    lead: '{brand} är ett enmansföretag inom IT i {town}. Jag hjälper mindre företag med utveckling, servrar och automatisering.',
    person: {
      portrait: 'Porträtt av {name}',
      background: 'Tidigare',
      memberships: 'Medlem i',
    },
    intro: {
      heading: 'Så arbetar jag',
      paragraphs: [
        'Jag arbetar ensam. Den du träffar första gången skriver också koden, sätter upp servern och svarar på dina mejl. Du slipper förklara samma sak två gånger, och det är tydligt vem som har ansvaret.',
        `Från {town} arbetar jag åt företag i {area}${hasVideo ? ', och längre bort via video' : ''}. Jag ser gärna hur jobbet går till innan jag föreslår ett system, för det som tar tid är ofta något annat än det som nämns först.`,
        'Som fullstackutvecklare bygger jag både det som syns i webbläsaren och det som ligger bakom. Infrastruktur och automatisering hör till samma jobb, för en webbplats är inte pålitligare än sina servrar och rutiner. En ensam person räcker inte till allt. Är ett uppdrag för stort för mig, eller är det något som andra gör bättre, får du veta det innan vi börjar.',
        'Vid den första konsultationen visar du hur arbetet går till i dag och vad som tar för lång tid. Jag säger vad jag skulle göra först, ungefär vad det skulle kosta och vad jag skulle låta vara.',
      ],
    },
    stats: [
      { value: '{projects}', label: 'Levererade projekt' },
      { value: '{years}', label: 'Års erfarenhet' },
      { value: '{satisfaction}', label: 'Kundnöjdhet', isAim: true },
      { value: '{support}', label: '{promises.supportLabel}' },
    ],
    services: {
      heading: 'Det här hjälper jag till med',
      text: 'En tjänst i taget eller flera tillsammans.',
      more: 'Läs mer',
    },
    call: {
      heading: 'Ska vi ta ett samtal?',
      text: '{promises.free} Skriv några rader om vad du behöver. {promises.reply}',
      secondary: 'Se mina projekt',
    },
  },
})
