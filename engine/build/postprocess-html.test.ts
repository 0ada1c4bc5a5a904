import { expect, test } from 'vitest'
import { postprocessHtml } from './postprocess-html.ts'

const bodyOf = (html: string) =>
  /<body>([\s\S]*?)(?:<\/body>|$)/.exec(postprocessHtml(html, new Map()).opening)?.[1]

test('a short word with a hyphen stays on one line', () => {
  expect(bodyOf('<body><p>Write an e-mail, then run nginx -t.</p></body>')).toBe(
    '<p>Write an <span class="whole">e-mail</span>, then run <span class="whole">nginx -t</span>.</p>',
  )
  expect(bodyOf('<body><h2>Not a client-rendered app</h2></body>')).toContain(
    '<span class="whole">client-rendered</span>',
  )
  // The item of a row stays one.
  expect(bodyOf('<body><li><svg></svg>by e-mail</li></body>')).toContain(
    '</svg><span>by <span class="whole">e-mail</span></span></li>',
  )
})

test.each([
  ['A simple site takes 2–4 weeks.', 'A simple site takes <span class="whole">2–4&nbsp;weeks</span>.'],
  ['Hosting, ofta 50–300 kr/mån', 'Hosting, ofta <span class="whole">50–300&nbsp;kr</span>/mån'],
  ['often SEK 50–300 a month', 'often <span class="whole">SEK&nbsp;50–300</span> a month'],
  ['Öppet 09:00–18:00', 'Öppet <span class="whole">09:00–18:00</span>'],
  ['within 24 hours, 10 MB, 25 %', 'within 24&nbsp;hours, 10&nbsp;MB, 25&nbsp;%'],
  ['Ring kl. 9 på dag 7 av 12 steg', 'Ring kl.&nbsp;9 på dag 7 av 12 steg'],
])('an amount and a range stay on one line: %s', (text, html) => {
  const written = html.replaceAll('&nbsp;', '\u00a0')
  expect(bodyOf(`<body><p>${text}</p></body>`)).toBe(`<p>${written}</p>`)
})

test.each([
  '<p>2024-11-24 and well-beyond-that and redirect-manager</p>',
  '<li>by hand-edited files</li>',
  '<li><span>an x-y-z plane</span></li>',
  '<client-island><p>by e-mail</p></client-island>',
])('other text stays as it is: %s', (html) => {
  expect(bodyOf(`<body>${html}</body>`)).toBe(html)
})

test('the first view ends before the third section, or where that is not apart, before the footer', () => {
  const sections = '<section>1</section><section>2</section><section>3</section>'
  const restOf = (main: string) =>
    postprocessHtml(`<body><main>${main}</main><footer></footer></body>`, new Map()).rest
  // Inside of the second: the third stays its neighbor.
  expect(restOf(sections)).toMatch(/^<\/section><section>3/)
  expect(restOf(`<article>${sections}</article>`)).toMatch(/^<footer>/)
  expect(restOf('<p>No sections</p>')).toMatch(/^<footer>/)
})
