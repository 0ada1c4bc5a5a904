import { stepsFor } from './plan.ts'
import { commandsOf } from './steps.ts'
import type { Project } from './this-project.ts'

/** What is sent to a step, as a command line on this machine. */
const senders = {
  sources: 'git archive --format=tar.gz HEAD',
  settings: 'printf … # /etc/kodhamn/site.env',
  secrets: 'printf … # /etc/kodhamn/secrets.env, as asked before the first release',
}

/** Every command of a release to a server that has one already, and of setting it up. Connects to nothing. */
export function dryRun(host: string, { release, domain }: Project): string {
  const facts = { current: 'the-release-before', isReceived: false, hasSecrets: false }
  const steps = [
    { name: 'check', what: 'checks the server' },
    ...stepsFor(facts, { release, newSettings: true }),
  ]
  return [
    `release=${release}\ndomain=${domain}\narchive=-\n`,
    ...steps.map((planned) => {
      const sender = 'sends' in planned && planned.sends ? `${senders[planned.sends]} | ` : ''
      const commands = commandsOf(planned.name).replace(/^(?=.)/gm, '  ')
      return `# ${planned.what}\n${sender}ssh ${host}\n${commands}`
    }),
  ].join('\n')
}
