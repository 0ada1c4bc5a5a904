import { lookup } from 'mrmime'

/** Types that the package lacks or names differently. */
const ownTypes = { ico: 'image/x-icon', vcf: 'text/vcard', xml: 'application/xml' }

/** The content type of a file by its extension, where it is known. */
export function contentTypeOf(path: string): string | undefined {
  const own = Object.entries(ownTypes).find(([ending]) => path.endsWith(`.${ending}`))
  const type = own?.[1] ?? lookup(path)
  return type && /^text\/|^application\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
