import { isbot } from 'isbot'

/** Browsers with the same name are many: the answers for so many names are kept. */
const keptNames = 1000
/** A longer name is no browser's, and not worth the memory. */
const keptLength = 400
const robots = new Map<string, boolean>()

/** Whether a person reads what is sent now: neither a robot, nor a browser that fetches ahead of its reader. */
export const isReader = (headers: Headers): boolean => isPerson(headers) && !isAhead(headers)

/** Whether a browser sends the request, and not a robot that says so. */
export function isPerson(headers: Headers): boolean {
  const name = headers.get('User-Agent')
  if (!name) return false
  let isRobot = robots.get(name)
  if (isRobot === undefined) {
    isRobot = isbot(name)
    if (robots.size >= keptNames) robots.clear()
    if (name.length <= keptLength) robots.set(name, isRobot)
  }
  return !isRobot
}

/** Whether the browser prefetches or prerenders, and nobody sees the answer yet. */
export function isAhead(headers: Headers): boolean {
  const purposes = ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => headers.get(name))
  return purposes.some((purpose) => purpose !== null && /prefetch|prerender|preview/i.test(purpose))
}
