import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { svgFault } from './svg-fault.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

test.each([
  [svg('<script>x()</script>'), '<script>'],
  [svg('<foreignObject><p>a</p></foreignObject>'), '<foreignObject>'],
  [svg('<g><meta http-equiv="refresh" content="0;url=//evil.example"/></g>'), 'is no single SVG'],
  [svg('<a href="https://evil.example"><path/></a>'), '<a>'],
  [svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">x()</svg:script>'), '<svg:script>'],
  [svg('<h:script>x()</h:script>', 'xmlns:h="http://www.w3.org/1999/xhtml"'), 'pages of others'],
  [svg('<path onclick="x()"/>'), 'onclick'],
  [svg('<path/onload=x()>'), 'onload'],
  [svg('<use href="https://evil.example/a.svg#a"/>'), 'href'],
  [svg('<use xlink:href="data:image/svg+xml;base64,AA"/>'), 'href'],
  [svg('<image href="https://evil.example/a.png"/>'), 'href'],
  [svg('<animate attributeName="href" to="javascript:x()"/>'), 'attributeName'],
  [svg('<path fill="url(https://evil.example/a)"/>'), 'fill'],
  [svg('<path style="fill:url(//evil.example)"/>'), 'style'],
  [svg('<style>@import url(//evil.example);</style>'), 'styles of others'],
  [svg('<style>a{fill:url(//evil.example)}</style>'), 'styles of others'],
  [`<?xml-stylesheet href="//evil.example"?>${svg('')}`, 'style sheets'],
  [`<!DOCTYPE svg [<!ENTITY x "<script>x()</script>">]>${svg('&x;')}`, 'entities'],
  ['text', 'is no single SVG'],
  ['<html><body/></html>', 'is no single SVG'],
])('%s is not served', (drawing, says) => {
  expect(svgFault(drawing)).toContain(says)
})

test.each([
  [
    'gradients, clips and filters',
    svg(
      '<defs><linearGradient id="a"><stop offset="1"/></linearGradient><filter id="b"><feGaussianBlur/></filter></defs><path fill="url(#a)" filter="url(\'#b\')" style="mask:url(#c)"/><use href="#a"/>',
    ),
  ],
  [
    'styles and a picture',
    svg(
      '<style>.a{fill:#c00}</style><image href="data:image/png;base64,AA"/><animateTransform attributeName="transform" dur="1s"/>',
    ),
  ],
  [
    'what Illustrator declares',
    `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg('<path/>')}`,
  ],
])('%s are served', (_, drawing) => {
  expect(svgFault(drawing)).toBeUndefined()
})

test('so are all drawings here', () => {
  const files = globSync([
    'example/site/**/*.svg',
    'tests/fixtures/site/**/*.svg',
    'engine/design/illustrations/*.svg',
  ])
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect([file, svgFault(readFileSync(file, 'utf8'))]).toEqual([file, undefined])
})
