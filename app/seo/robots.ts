import { facts } from '../../content/facts.ts'
import { filePaths } from './file-paths.ts'
import type { SiteFile } from './site-file.ts'
import { absolute } from './site-url.ts'

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

/** Everything may be read by search and answer engines; the API has nothing for them. Training is up to the owner. */
export const robots = (isTrainingWelcome: boolean = facts.aiTrainingWelcome): SiteFile => ({
  path: filePaths.robots,
  content: `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=${isTrainingWelcome ? 'yes' : 'no'}
Allow: /
Disallow: /api/
${isTrainingWelcome ? '' : `\n${trainingRobots.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`}
Sitemap: ${absolute(filePaths.sitemap)}
`,
})
