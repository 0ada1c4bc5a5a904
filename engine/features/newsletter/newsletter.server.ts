import { Hono } from 'hono'
import { pages } from '../../addresses/pages.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { expiryRule } from '../../core/operations/expired-rows.server.ts'
import { facts } from '../../core/site/facts.ts'
import { articleMail, confirmationMail, trialMail } from './mails.server.ts'
import { postLeaving, postSignUp, postSubscription, showLeaving, showSubscriber } from './route.server.ts'
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
  tellWeek,
  start(core) {
    if (!facts.newsletter) return {}
    const shown = new Hono<HttpEnv>()
    shown.on('GET', [pages.contact.en, pages.contact.sv], showSubscriber(core))
    const api = new Hono<HttpEnv>()
    api.post('/newsletter', (context) => postSignUp(context, core))
    api.post('/newsletter/confirm', (context) => postSubscription(context, core))
    api.get('/newsletter/leave', showLeaving)
    api.post('/newsletter/leave', (context) => postLeaving(context, core))
    return {
      pages: shown,
      api,
      // Nobody is kept from leaving: mail programs ask for many from one network.
      counting: ['/api/newsletter', '/api/newsletter/leave'],
    }
  },
}
