import { pages } from '../../addresses/pages.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import { expiryRule } from '../../core/operations/expired-rows.server.ts'
import { facts } from '../../core/site/facts.ts'
import { articleMail, confirmationMail, trialMail } from './mails.server.ts'
import { subscriberRecords } from './records.server.ts'
import { confirmableFor } from './subscribers.server.ts'
import { tellWeek } from './week.server.ts'

/** New articles by e-mail, to those who have asked for them and confirmed their address. */
export const newsletter: ServerFeature = {
  mails: { 'newsletter-confirm': confirmationMail, newsletter: articleMail, 'newsletter-test': trialMail },
  expiry: {
    lasting: (now) => [
      expiryRule(
        'subscribers',
        ['id'],
        ({ and, eb }) => and([eb('confirmed_at', 'is', null), eb('asked_at', '<', now - confirmableFor)]),
        'subscribers',
      ),
    ],
  },
  slots: facts.newsletter ? [{ page: pages.contact, names: 'subscriber' }] : [],
  records: subscriberRecords,
  tellWeek,
  desk: async (desk) => (await import('./desk/newsletter.server.ts')).createNewsletter(desk),
  start: async (core) => (await import('./route.server.ts')).startNewsletter(core),
}
