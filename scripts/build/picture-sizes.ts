import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { htmlStyle } from '../../engine/core/markdown/html-style.ts'
import { readPicture } from '../artwork/picture-file.ts'
import { publicFileAt } from './public-files.ts'

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify, htmlStyle)

/** HTML of an article in which each picture of public/ says its size, so that the text does not move when it comes. */
export async function withPictureSizes(text: string): Promise<string> {
  if (!text.includes('<img')) return text
  const tree = html.parse(text)
  const sized: Promise<void>[] = []
  visit(tree, { type: 'element', tagName: 'img' }, ({ properties }) => {
    const file = publicFileAt(String(properties.src))
    if (!file) return
    sized.push(
      readPicture(file).then((picture) => {
        if ('wrong' in picture) return
        const { w, h } = picture
        // One that its author writes keeps the shape of the picture.
        const width = Number(properties.width) || (Number(properties.height) * w) / h || w
        Object.assign(properties, {
          width: Math.round(width),
          height: Math.round((width * h) / w),
          loading: 'lazy',
        })
      }),
    )
  })
  await Promise.all(sized)
  return html.stringify(tree)
}
