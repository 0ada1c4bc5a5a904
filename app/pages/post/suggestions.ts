import { type Post, postAt } from '../../../content/articles.ts'

const loadBalancing = 'effective-load-balancing-with-nginx'
const ansible = 'automate-your-infrastructure-with-ansible'
const everydayAutomation = 'free-up-time-by-automating-everyday-tasks'

/** Tried in this order on the current slug; the last row holds for everything. */
const rules: [RegExp, string[]][] = [
  [/nginx|ngxpanel/, [loadBalancing, ansible]],
  [/automation|automatisera/, [ansible, everydayAutomation]],
  [/snmp|network/, [loadBalancing, ansible]],
  [/(?:)/, [loadBalancing, ansible]],
]

/** The two articles suggested under an article: never itself; what the first matching row lacks, the next ones fill. */
export function suggestionsFor(post: Post): Post[] {
  const first = rules.findIndex(([words]) => words.test(post.slug))
  const folders = rules.slice(first).flatMap(([, suggested]) => suggested)
  const others = [...new Set([...folders, everydayAutomation])].filter((folder) => folder !== post.folder)
  return others.flatMap((folder) => postAt(folder, post.language) ?? []).slice(0, 2)
}
