import { createElement } from 'react'
import { problem } from '../../core/http/problem.server.ts'
import { csp } from '../../core/served/csp.server.ts'
import { renderHtml } from '../../core/served/render-html.server.ts'
import { type ServedFiles, templateOf } from '../../core/served/served-files.server.ts'
import { type Fills, fillSlots, type Template } from '../../core/served/slots.server.ts'
import { languageOf } from '../../core/site/languages.ts'
import { decoded } from '../../core/text/decoded.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'
import type { Language } from '../../core/text/language.ts'
import { menuNames, notFoundKeys, suggestionSlots, usualPages } from './not-found-path.ts'
import { closestPaths } from './suggestions.server.ts'

/**
 * A 404 in the language of the path, with the path filled in, and the most similar pages, or those that most visitors
 * look for.
 */
export function notFoundResponse(pathname: string, site: ServedFiles): Response {
  const language = languageOf(pathname)
  const file = site.files.get(notFoundKeys[language])
  if (!file) return problem(404)
  // A page under several addresses is suggested once.
  const byTitle = Object.entries(site.titles)
    .filter(([path]) => !path.includes('?') && languageOf(path) === language)
    .map(([path, title]) => [title, path] as const)
  const closest = closestPaths(decoded(pathname), new Map(byTitle.toReversed()), suggestionSlots.length)
  const usual = usualPages(language).filter((path) => site.titles[path])
  const html = fillSlots(templateOf(file), {
    path: { content: written(decoded(pathname)) },
    ...suggestionFills([...new Set([...closest, ...usual])], site.titles),
  })
  return new Response(html, {
    status: 404,
    headers: {
      'Content-Type': file.type,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': csp(file, site),
    },
  })
}

/** The not-found page of a host that fills in nothing: without the requested path, and with the same pages for all. */
export const finishedNotFoundPage = (
  page: Template,
  language: Language,
  titles: Record<string, string>,
): string =>
  fillSlots(page, { 'path-line': { element: '' }, ...suggestionFills(usualPages(language), titles) })

/** Links to pages, for a built not-found page. */
const suggestionFills = (paths: readonly string[], titles: Record<string, string>): Fills =>
  Object.fromEntries(
    suggestionSlots.map((slot, index) => {
      const path = paths[index] ?? '/'
      const name = menuNames(languageOf(path))[path] ?? titles[path] ?? path
      return [slot, { content: renderHtml(createElement('a', { href: path }, name)) }]
    }),
  )

/** The longest path that a page shows, in characters as they are written there. */
const longestPath = 300

/** A path as HTML, without the half of an entity at its end. */
const written = (path: string) =>
  escapeHtml(path.slice(0, longestPath))
    .slice(0, longestPath)
    .replace(/&[^;]*$/, '')
