import { calendars } from '../../addresses/page-addresses.ts'
import { facts } from '../../core/site/facts.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'

/**
 * Robots that collect texts to train models, by what their owners document. Those that answer questions with a link to
 * the page go by other names, and may always read: OAI-SearchBot, ChatGPT-User, Claude-SearchBot, Claude-User,
 * PerplexityBot, Applebot, Googlebot.
 */
const trainingRobots = [
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
]

/**
 * Everything may be read by search and answer engines; the API has nothing for them, but some calendars obey these rules where
 * the owner subscribes to the bookings: the longest rule counts (RFC 9309). Training is up to the owner.
 */
export const robots = (isTrainingWelcome: boolean = facts.aiTrainingWelcome): SiteFile => ({
  path: machinePaths.robots,
  content: `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=${isTrainingWelcome ? 'yes' : 'no'}
Allow: /
${calendars.map((path) => `Allow: ${path}\n`).join('')}Disallow: /api/
${isTrainingWelcome ? '' : `\n${trainingRobots.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`}
Sitemap: ${absolute(machinePaths.sitemap)}
`,
})
