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
