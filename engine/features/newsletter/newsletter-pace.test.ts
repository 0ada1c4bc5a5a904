import { expect, test } from 'vitest'
import { startMailServer } from '../../../harness/mail-server.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { countedArticles } from '../../../tests/fixtures/counted-articles.ts'
import { subscriber } from '../../../tests/fixtures/subscriber.ts'
import { openTestedApp } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { newslettersOf, sendNewsletters } from './sending.server.ts'
import { signUp } from './subscribers.server.ts'

const mail = eachTest(startMailServer, (server) => server.stop())
const tested = eachTest(
  () => openTestedApp({ SMTP_URL: mail().url, MAIL_PER_MINUTE: '60' }),
  (app) => app.close(),
)

test('a newsletter goes as soon as it may, and other mails at once', async () => {
  const { database, outbox } = tested()
  const readers = ['a@example.com', 'b@example.com', 'c@example.com']
  await database
    .insertInto('subscribers')
    .values(readers.map((email) => subscriber({ email })))
    .execute()
  await sendNewsletters(database, newslettersOf(countedArticles, 'app-development-in-skane'))
  outbox.wake()
  await mail().received(1)
  const asked = { email: 'new@example.com', language: 'en', networks: networksCalled('one') } as const
  await signUp(database, asked)
  outbox.wake()
  const first = await mail().received(2)
  expect(first.map(({ to }) => to[0])).toContain(asked.email)
  await mail().received(4)
})
