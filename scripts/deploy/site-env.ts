/** /etc/kodhamn/site.env and secrets.env on the server. */
import { pageSettings } from '../../app/settings.ts'

/** What a new file begins with, as in deploy/one-server.md. */
const begin = `DATA_DIR=/var/lib/kodhamn
HOST=127.0.0.1
TRUST_PROXY=1
`

/**
 * The text of site.env: what is baked into pages as it is set here, everything else as it stands there. `present` is
 * empty where there is no file yet.
 */
export function siteEnv(present: string, settings: Readonly<Record<string, string | undefined>>): string {
  const names = Object.keys(pageSettings.shape)
  const isPageSetting = (line: string) => names.some((name) => line.startsWith(`${name}=`))
  const others = (present || begin).split('\n').filter((line) => !isPageSetting(line))
  const own = names.flatMap((name) => (settings[name] ? [`${name}=${settings[name]}`] : []))
  return [...own, ...others].join('\n')
}

/** The text of secrets.env. Systemd and a shell read it. */
export function secretsEnv(secrets: ReadonlyMap<string, string>): string {
  const lines = [...secrets]
    .filter(([, value]) => value)
    // Both read single quotes alike, but not what escapes one. In addresses it can be written so.
    .map(([name, value]) => `${name}='${value.replaceAll("'", '%27')}'\n`)
  return `# For the server alone (deploy/settings.md). After a change: systemctl restart kodhamn\n${lines.join('')}`
}
