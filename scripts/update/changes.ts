/** What is new since a version, from CHANGELOG.md: first what asks something of the owner, which its lines say in bold. */
export function changesSince(changelog: string, version: string): { asks: string[]; others: string[] } {
  const [news = ''] = changelog.split(`\n## ${version}`)
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
  const asks = items.filter((item) => item.startsWith('**'))
  return { asks, others: items.filter((item) => !asks.includes(item)) }
}
