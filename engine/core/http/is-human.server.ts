import { isbot } from 'isbot'
import type { ReadHeader } from './request-header.server.ts'

/** What isbot takes for people: Office, which asks for a link in a document before the browser does, and some scanners. */
const moreRobots =
  /ms-?office|microsoft (office|outlook|url control|word|excel|powerpoint)|nikto|gtmetrix|notionembedder/i

/** Browsers with the same name are many: the answers for so many names are kept. */
const keptNames = 1000
/** A longer name is no browser's, and not worth the memory. */
const keptLength = 400
const robots = new Map<string, boolean>()

/** Whether a browser sends the request, and not a robot that says so. */
export function isHuman(header: ReadHeader): boolean {
  const name = header('user-agent')
  if (!name) return false
  let isRobot = robots.get(name)
  if (isRobot === undefined) {
    isRobot = isbot(name) || moreRobots.test(name)
    if (robots.size >= keptNames) robots.clear()
    if (name.length <= keptLength) robots.set(name, isRobot)
  }
  return !isRobot
}

const purposeHeaders = ['sec-purpose', 'purpose', 'x-moz']

/** Whether the browser prefetches or prerenders, and nobody sees the answer yet. */
export function isPrefetch(header: ReadHeader): boolean {
  return purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ''))
}
