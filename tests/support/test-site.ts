import type { WorkerFixture } from '@playwright/test'
import { type MailServer, startMailServer } from '../../harness/mail-server.ts'
import { type RunningSite, startBuiltSite } from '../../harness/start-site.ts'

export interface TestSite extends RunningSite {
  mail: MailServer
}

/** Starts the production server, with a mail server of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const mail = await startMailServer()
  const site = await startBuiltSite({ settings: { SMTP_URL: mail.url, ...settings } })
  return {
    ...site,
    mail,
    async stop() {
      const code = await site.stop()
      await mail.stop()
      return code
    },
  }
}

/** A running site for each worker, as a fixture of Playwright. */
export const siteOfWorker: [WorkerFixture<TestSite, object>, { scope: 'worker' }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  { scope: 'worker' },
]
