/** What customers are promised, in one wording each. Pages that make a promise take it from here. */
import { facts } from './facts.ts'
import { bilingual } from './language.ts'

const { en, sv } = facts.claims
const { minutes } = facts.booking

export const promises = bilingual({
  en: {
    /** Inside a sentence, as a sentence, as a line of a list, and on which days it holds. */
    within: `within ${en.replyHours} hours`,
    reply: `I reply within ${en.replyHours} hours.`,
    replyPoint: `Reply within ${en.replyHours} hours`,
    replyDays: facts.replyCountsOfficeHours
      ? 'counted in opening hours'
      : 'including weekends and public holidays',
    free: 'The first consultation is free.',
    consultation: `We talk for ${minutes} minutes about what you want to achieve, and you get an honest answer, even if it is that you don’t need me.`,
    support: `With a service agreement you can reach me ${en.support} if a site or server goes down.`,
    /** The same as a line of a list, and as the label below the figure. */
    supportPoint: `Support ${en.support} with a service agreement`,
    supportLabel: 'Support with a service agreement',
    urgent:
      'If something is down, call: during opening hours, or at any time if you have a service agreement.',
    uptime: `The aim is ${en.uptime} uptime.`,
    lessWork: `The aim is up to ${en.lessManualWork} less manual work.`,
    delivery: `A simple website takes ${en.delivery}. A complex site or an online shop takes ${en.complexDelivery}.`,
    illness: facts.standIn
      ? `When I am ill, ${facts.standIn} steps in.`
      : 'If I’m ill for a long time, another consultant can take over, because you have the logins and the documentation.',
    ownership: 'The copyright in what I build for you passes to you when the final invoice is paid.',
    /** The same in short, with what is the customer’s from the start. */
    yours: 'The domain is yours from day one, and the code once it is paid for.',
  },
  sv: {
    within: `inom ${sv.replyHours} timmar`,
    reply: `Jag svarar inom ${sv.replyHours} timmar.`,
    replyPoint: `Svar inom ${sv.replyHours} timmar`,
    replyDays: facts.replyCountsOfficeHours ? 'räknat i öppettid' : 'även helger och röda dagar',
    free: 'Den första konsultationen är gratis.',
    consultation: `Vi pratar i ${minutes} minuter om vad du vill uppnå, och du får ett ärligt besked, även om det är att du inte behöver mig.`,
    support: `Med serviceavtal når du mig ${sv.support} om en webbplats eller server ligger nere.`,
    supportPoint: `Support ${sv.support} med serviceavtal`,
    supportLabel: 'Support med serviceavtal',
    urgent:
      'Ligger något nere är det bäst att ringa: under öppettiderna, eller när som helst om du har serviceavtal.',
    uptime: `Målet är ${sv.uptime} drifttid.`,
    lessWork: `Målet är upp till ${sv.lessManualWork} mindre manuellt arbete.`,
    delivery: `En enkel webbplats tar ${sv.delivery}. En komplex webbplats eller en webbutik tar ${sv.complexDelivery}.`,
    illness: facts.standIn
      ? `När jag är sjuk hoppar ${facts.standIn} in.`
      : 'Blir jag sjuk en längre tid kan en annan konsult ta över, för du har inloggningarna och dokumentationen.',
    ownership: 'Upphovsrätten till det jag bygger åt dig övergår till dig när slutfakturan är betald.',
    yours: 'Domänen är din från första dagen, och koden när den är betald.',
  },
})
