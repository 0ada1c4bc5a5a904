import { dirname } from 'node:path'
import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { readPicture } from '../artwork/picture-file.ts'
import { pictureFileAt } from '../check/public-files.ts'
import { element } from '../core/markdown/code-block.ts'
import { htmlStyle } from '../core/markdown/html-style.ts'
import { withLinksInMarkdown } from '../core/markdown/links-in-markdown.ts'
import { decoded } from '../core/text/decoded.ts'
import { type PictureFiles, pictureInText } from './pictures.ts'

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify, htmlStyle)

/** What a reader sees of a wide picture: prose.css gives it the room beside the text. */
const sizes = '(width < 76rem) 92vw, 60rem'

/**
 * The texts of an article's file in which each picture has its size, so that the text does not move when it comes, and the
 * formats and widths of the build, which go into `files`.
 */
export async function withPictures<Texts extends { html: string; markdown: string }>(
  texts: Texts,
  file: string,
  files: PictureFiles,
): Promise<Texts> {
  if (!texts.html.includes('<img')) return texts
  const tree = html.parse(texts.html)
  const shown: Promise<void>[] = []
  const served = new Map<string, string>()
  visit(tree, { type: 'element', tagName: 'img' }, (node) => {
    const address = String(node.properties.src)
    const path = pictureFileAt(address, dirname(file))
    if (path) shown.push(show(node, path).then((src) => void (src && served.set(decoded(address), src))))
  })
  await Promise.all(shown)
  return {
    ...texts,
    html: html.stringify(tree),
    markdown: withLinksInMarkdown(
      texts.markdown,
      addresses,
      (address) => served.get(decoded(address)) ?? address,
    ),
  }

  /** Shows a picture as the build makes it, and returns its address. One that cannot be read stays: `check:content` names it. */
  async function show(node: Element, path: string): Promise<string | undefined> {
    const size = await readPicture(path)
    if ('wrong' in size) return undefined
    const { src, w, h, avif } = pictureInText(path, size, files)
    const { width: ownWidth, height: ownHeight } = node.properties
    // One that its author writes keeps the shape of the picture.
    const width = Number(ownWidth) || (Number(ownHeight) * w) / h || w
    Object.assign(node.properties, {
      src,
      width: Math.round(width),
      height: Math.round((width * h) / w),
      loading: 'lazy',
    })
    if (avif) {
      const source = element('source', { type: 'image/avif', srcSet: avif, sizes }, [])
      const picture = element('picture', {}, [source, { ...node }])
      Object.assign(node, picture)
    }
    return src
  }
}

/** Addresses of pictures in Markdown; in angle brackets they may have spaces. */
const addresses = /(?<=\]\(\s*<)[^>\n]+|(?<=\]\(\s*|\]:\s*<?|\ssrc=["']?)[^\s()<>"']+/g
