import { escapeHtml } from '../../core/text/escape-html.ts'
import { officeLanguage } from '../update/office-language.ts'
import { devWords } from './dev.words.ts'

/** What a browser shows while the site cannot be shown. */
export function faultPage(reason: string) {
  const language = officeLanguage()
  const { title, goes } = devWords[language].fault
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { margin: 3rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.6 system-ui; color-scheme: light dark }
  pre { white-space: pre-wrap; font-size: 1rem }
</style>
<h1>${title}</h1>
<pre>${escapeHtml(reason)}</pre>
<p>${goes}</p>`
}
