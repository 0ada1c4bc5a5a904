import { type Post, postAt } from '../../../content/articles.ts'

const loadBalancing = 'effective-load-balancing-with-nginx'
const ansible = 'automate-your-infrastructure-with-ansible'
const everydayAutomation = 'free-up-time-by-automating-everyday-tasks'

/** Articles to suggest, by words in the slug. The first rule that matches is used; the last one matches every slug. */
const rules: [RegExp, string[]][] = [
  [/nginx|ngxpanel/, [loadBalancing, ansible]],
  [/automation|automatisera/, [ansible, everydayAutomation]],
  [/snmp|network/, [loadBalancing, ansible]],
  [/(?:)/, [loadBalancing, ansible]],
]

/** The two articles that are suggested below an article: never itself. Later rules fill what the first one lacks. */
export function suggestionsFor(post: Post): Post[] {
  const first = rules.findIndex(([words]) => words.test(post.slug))
  const folders = rules.slice(first).flatMap(([, suggested]) => suggested)
  const others = [...new Set([...folders, everydayAutomation])].filter((folder) => folder !== post.folder)
  return others.flatMap((folder) => postAt(folder, post.language) ?? []).slice(0, 2)
}
