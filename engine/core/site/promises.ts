/** What customers are promised, in one wording each, as the facts say it. */

import { withCatalogues } from '../text/language.ts'
import { countedDays } from '../time/reply-days.ts'
import type { Facts } from './facts-schema.ts'
import { namesOfFacts } from './names.ts'
import { overlay } from './overlay.ts'
import { fillAll } from './placeholders.ts'
import type { OwnWords } from './words.ts'

export type Promises = ReturnType<typeof promisesOf>

/** The promises of a site. `own` is what its words/promises.yaml says instead of the engine. */
export function promisesOf(facts: Facts, own: OwnWords | undefined) {
  const counted = countedDays(facts)
  const within = {
    en: `within {replyHours} hours${{ all: '', weekdays: ' on weekdays', open: ' on days when I’m open' }[counted]}`,
    sv: `inom {replyHours} timmar${{ all: '', weekdays: ' på vardagar', open: ' på dagar då jag har öppet' }[counted]}`,
  }
  const isBookingOn = facts.booking.kinds.length > 0
  const hasHours = facts.openingHours.length > 0
  const isEachDayCounted = counted === 'all'

  const names = namesOfFacts(facts)

  const words = overlay(
    'promises',
    withCatalogues({
      en: {
        /** Inside a sentence, as a sentence, as a line of a list, and on which days it holds. */
        within: within.en,
        reply: `I reply ${within.en}.`,
        replyPoint: `Reply ${within.en}`,
        replyDays: isEachDayCounted
          ? 'including weekends and public holidays'
          : facts.closedOnHolidays
            ? 'public holidays not counted'
            : 'including public holidays',
        free: isBookingOn ? 'The first consultation is free.' : '',
        consultation: isBookingOn
          ? 'We talk for {minutes} minutes about what you want to achieve, and you get an honest answer, even if it is that you don’t need me.'
          : '',
        /** How the consultation can be held; nothing while visitors cannot book one. */
        meeting: 'We can talk {waysToMeet}.',
        support: 'With a service agreement you can call me {support} if something stops working.',
        /** The same as a line of a list, and as the label below the figure. */
        supportPoint: 'Support {support} with a service agreement',
        supportLabel: 'Support with a service agreement',
        urgent: !hasHours
          ? 'If it is urgent, call me.'
          : facts.claims.en.support
            ? 'If it is urgent, call me during opening hours, or at any time if you have a service agreement.'
            : 'If it is urgent, call me during opening hours.',
        uptime: 'I aim for {uptime} uptime.',
        lessWork: 'In the steps that are automated I aim for up to {lessManualWork} less manual work.',
        delivery: 'A simple project takes {delivery}. A complex one takes {complexDelivery}.',
        illness: 'When I am ill, {standIn} steps in.',
        /** What becomes the customer’s, and the same in short: nothing until the owner says so. */
        ownership: '',
        yours: '',
      },
      sv: {
        within: within.sv,
        reply: `Jag svarar ${within.sv}.`,
        replyPoint: `Svar ${within.sv}`,
        replyDays: isEachDayCounted
          ? 'även på helger och röda dagar'
          : facts.closedOnHolidays
            ? 'röda dagar oräknade'
            : 'även på röda dagar',
        free: isBookingOn ? 'Den första konsultationen är gratis.' : '',
        consultation: isBookingOn
          ? 'Vi pratar i {minutes} minuter om vad du vill uppnå, och du får ett ärligt besked, även om det är att du inte behöver mig.'
          : '',
        meeting: 'Det första samtalet kan vi ta {waysToMeet}.',
        support: 'Med serviceavtal får du ringa mig {support} om något slutar fungera.',
        supportPoint: 'Support {support} med serviceavtal',
        supportLabel: 'Support med serviceavtal',
        urgent: !hasHours
          ? 'Är det bråttom ringer du mig.'
          : facts.claims.sv.support
            ? 'Är det bråttom ringer du mig: under öppettiderna, eller när som helst om du har serviceavtal.'
            : 'Är det bråttom ringer du mig under öppettiderna.',
        uptime: 'Jag siktar på {uptime} drifttid.',
        lessWork:
          'I de steg som automatiseras siktar jag på upp till {lessManualWork} mindre manuellt arbete.',
        delivery: 'Ett enkelt projekt tar {delivery}. Ett komplext tar {complexDelivery}.',
        illness: 'När jag är sjuk hoppar {standIn} in.',
        ownership: '',
        yours: '',
      },
    }),
    names,
    own,
  )
  return fillAll(words, names)
}
