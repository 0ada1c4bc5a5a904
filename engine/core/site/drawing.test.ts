import { expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'

const svg = (content: string, attributes = '') => `<svg viewBox="0 0 9 9" ${attributes}>${content}</svg>`

test.each([
  ['<script>x()</script>', '<script>'],
  ['<SCRIPT>x()</SCRIPT>', '<script>'],
  ['<g><script href="//evil.example/x.js"/></g>', '<script>'],
  ['<g><meta http-equiv="refresh" content="0;url=https://evil.example"></g>', '<meta>'],
  ['<g><iframe src="//evil.example"></iframe></g>', '<iframe>'],
  ['<foreignObject><form action="//evil.example"></form></foreignObject>', '<foreignObject>'],
  ['<a href="javascript:x()"><path d="M0 0"/></a>', '<a>'],
  ['<use href="https://evil.example/x.svg#a"/>', '<use>'],
  ['<image href="https://evil.example/x.png"/>', '<image>'],
  ['<animate attributeName="href" to="javascript:x()"/>', '<animate>'],
  ['<set attributeName="onclick" to="x()"/>', '<set>'],
  ['<path/onclick=x() d="M0 0"/>', 'onclick'],
  ['<path onload="x()"/>', 'onload'],
  ['<g ONMOUSEOVER="x()"/>', 'onmouseover'],
  ['<path fill="url(https://evil.example/x)"/>', 'fill'],
  ['<path fill="u\\72l(//evil.example)"/>', 'fill'],
  ['<path style="fill:url(//evil.example)"/>', 'fill'],
  ['<path style="background-image:image-set(\'x\')"/>', 'background-image'],
  ['<path style="position:fixed"/>', 'position'],
  ['<style>@import "//evil.example/x.css";</style>', '<style>'],
  ['<style>*{display:none}</style>', '<style>'],
  ['<style>.a{position:fixed}</style><path class="a"/>', 'position'],
  ['<title><img src=x onerror=x()></title>', '<img>'],
  ['<desc></svg><p>text</desc>', '<p>'],
  ['<text><b>bold</b></text>', '<b>'],
  ['<link rel="stylesheet" href="//evil.example"/>', '<link>'],
  ['<embed src="x"/>', '<embed>'],
  ['<input autofocus onfocus=x()>', '<input>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script>', '<x:script>'],
  ['<filter id="a"><feImage href="//evil.example"/></filter>', '<filter>'],
  ['<path tabindex="0" d="M0 0"/>', 'tabindex'],
])('%s is no drawing', (content, named) => {
  const read = readDrawing(svg(content))
  expect('wrong' in read && read.wrong).toContain(named)
})

test.each([
  ['nothing', ''],
  ['text', 'a mark'],
  ['HTML', '<p>a mark</p>'],
  ['a second element', `${svg('')}<img src=x onerror=x()>`],
  ['a script before it', `<script>x()</script>${svg('')}`],
])('%s is no SVG', (_, text) => {
  expect(readDrawing(text)).toHaveProperty('wrong')
})

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="48" height="48" viewBox="0 0 48 48" version="1.1" id="svg1" inkscape:version="1.3" sodipodi:docname="m.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view" pagecolor="#ffffff" inkscape:zoom="8"/>
  <defs id="defs1"/>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <g inkscape:label="Lager 1" inkscape:groupmode="layer" id="layer1"><path style="fill:#c00;stroke-width:0.26;-inkscape-stroke:none" d="M0 0h9" id="path1" sodipodi:nodetypes="cc"/></g>
</svg>`
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Lager_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
  viewBox="0 0 48 48" style="enable-background:new 0 0 48 48;" xml:space="preserve">
<style type="text/css">
  .st0{fill:#c00;}
  .st0,.st1{stroke:none;}
</style>
<g><path class="st0" d="M0 0h9"/></g>
</svg>`

test.each([
  ['Inkscape', inkscape, '<g><g><path fill="#c00" stroke-width="0.26" d="M0 0h9"></path></g></g>'],
  ['Illustrator', illustrator, '<g><g><path fill="#c00" stroke="none" d="M0 0h9"></path></g></g>'],
  [
    'Figma',
    svg(
      '<path d="M0 0h9" fill="black"/>',
      'width="9" height="9" fill="none" xmlns="http://www.w3.org/2000/svg"',
    ),
    '<g fill="none"><path d="M0 0h9" fill="black"></path></g>',
  ],
  [
    'an editor',
    svg('<title>Our mark</title><!-- a dot --><circle r="4" fill="var(--beacon)"/>'),
    '<g><title>Our mark</title><circle r="4" fill="var(--beacon)"></circle></g>',
  ],
  [
    'a list of icons',
    svg(
      '<polyline points="1 2 3 4"/><line x1="1"/>',
      'stroke="currentColor" class="lucide" data-name="x" aria-hidden="true"',
    ),
    '<g stroke="currentColor"><polyline points="1 2 3 4"></polyline><line x1="1"></line></g>',
  ],
])('what %s has drawn is taken, without what it keeps for itself', (_, text, drawing) => {
  const read = readDrawing(text)
  expect('wrong' in read ? read.wrong : read.drawing).toBe(drawing)
})
