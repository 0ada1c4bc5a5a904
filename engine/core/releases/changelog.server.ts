export interface Changes {
  /** What asks something of the owner: its lines begin in bold. */
  asks: string[]
  /** What concerns security and asks nothing. */
  security: string[]
  others: string[]
}

/** What is new since a version, from CHANGELOG.md, each kind in the order of the file. */
export function changesSince(changelog: string, version: string): Changes {
  // Not that of 1.0.10 for 1.0.1.
  const heading = new RegExp(`\\n## ${RegExp.escape(version)}(?![\\w.-])`)
  const [news = ''] = `\n${changelog}`.split(heading)
  const items = news
    .slice(news.indexOf('\n## '))
    .split(/\n(?=- |## )/)
    .filter((item) => item.startsWith('- '))
    .map((item) =>
      item
        .slice(2)
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
  const { asks = [], security = [], others = [] } = Object.groupBy(items, kindOf)
  return { asks, security, others }
}

/** `Security: …`, also with the word or all of it in bold. */
const concernsSecurity = (item: string) => /^(\*\*)?security:/i.test(item)

function kindOf(item: string): keyof Changes {
  // A bold word before what concerns security asks nothing yet.
  if (item.startsWith('**') && !/^\*\*security:\*\*/i.test(item)) return 'asks'
  return concernsSecurity(item) ? 'security' : 'others'
}
