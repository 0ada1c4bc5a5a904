/** What a stranger wrote, as it may stand in a mail to somebody else: their text could lead to a page of theirs. */

const dot = '[.。．｡]'
/** An address of a page or of a mailbox, with or without `https://`. Swedish `t.ex` is none. */
const link = new RegExp(
  String.raw`(?:[a-z][a-z\d+.-]*:\/\/|www${dot})\S*` +
    String.raw`|(?:[^\s@<>()"]+@)?(?!t\.ex\b)(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:${dot}[\p{L}\p{N}-]+)*${dot}\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?`,
  'giu',
)

const maxLines = 3
const maxLength = 200
const maxName = 60

/** A name to greet somebody by. Empty where it holds a link, or is no name by its length. */
export const harmlessName = (name: string): string =>
  name.length > maxName || name.search(link) !== -1 ? '' : name

/** The first lines of a text, without links. Ends in an ellipsis where there is more. */
export function firstLines(text: string, insteadOfLink: string): string {
  const harmless = text.replace(link, () => insteadOfLink)
  const lines = harmless
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .slice(0, maxLines)
    .join('\n')
  const start = lines.slice(0, maxLength).toWellFormed()
  return start === harmless ? start : `${start.trimEnd()} …`
}
