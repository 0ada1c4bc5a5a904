import { escapeHtml } from '../../core/text/escape-html.ts'

/** What a browser shows while the site cannot be shown. */
export const faultPage = (reason: string) => `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not shown yet</title>
<style>
  body { margin: 3rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.6 system-ui; color-scheme: light dark }
  pre { white-space: pre-wrap; font-size: 1rem }
</style>
<h1>Not shown yet</h1>
<pre>${escapeHtml(reason)}</pre>
<p>This page goes as soon as it is mended and saved.</p>`
