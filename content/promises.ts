/** What customers are promised, in one wording each. Pages that make a promise take it from here. */
import { facts } from './facts.ts'
import { bilingual } from './language.ts'

const { en, sv } = facts.claims

export const promises = bilingual({
  en: {
    support: `With a service agreement you reach me ${en.support}.`,
    /** The same as a line of a list, and as the label below the figure. */
    supportPoint: `Support ${en.support} with a service agreement`,
    supportLabel: 'Support with a service agreement',
    delivery: `A simple website takes ${en.delivery}. A complex site or an online shop takes ${en.complexDelivery}.`,
    illness: facts.standIn
      ? `When I am ill, ${facts.standIn} steps in.`
      : 'Should I be ill for long, another consultant can take over: the logins and the documentation are yours.',
    ownership: 'The copyright in what I build for you passes to you when the last invoice is paid.',
  },
  sv: {
    support: `Med serviceavtal når du mig dygnet runt, ${sv.support}.`,
    supportPoint: `Support ${sv.support} med serviceavtal`,
    supportLabel: 'Support med serviceavtal',
    delivery: `En enkel webbplats tar ${sv.delivery}. En komplex webbplats eller en webbutik tar ${sv.complexDelivery}.`,
    illness: facts.standIn
      ? `När jag är sjuk hoppar ${facts.standIn} in.`
      : 'Blir jag sjuk en längre tid kan en annan konsult ta över: inloggningar och dokumentation finns hos dig.',
    ownership: 'Upphovsrätten till det jag bygger åt dig övergår till dig när slutfakturan är betald.',
  },
})
