/** The questions about what only the server may know, asked before the first release. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { openPrompt } from '../setup/ask.ts'
import { type Setting, settingQuestions } from '../setup/settings.ts'

const asked: readonly Setting[] = ['SMTP_URL', 'MAIL_TO', 'BUSY_CALENDARS', 'CALENDAR_KEY', 'ALERT_URL']

/** Asks on the terminal; what .env says is kept by an empty answer. Throws Stopped where the input ends. */
export async function askSecrets(): Promise<Map<string, string>> {
  const present = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const prompt = openPrompt()
  try {
    console.log(
      'For the server alone, kept there and asked once. An empty answer keeps what stands in brackets.',
    )
    const secrets = new Map<string, string>()
    for (const [name, question] of settingQuestions()) {
      if (!asked.includes(name)) continue
      secrets.set(name, (await prompt.ask(question)) ?? present[name] ?? '')
    }
    return secrets
  } finally {
    prompt.close()
  }
}
