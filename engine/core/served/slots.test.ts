import { expect, test } from 'vitest'
import { pages } from '../../addresses/pages.ts'
import { findSlots } from '../../build/find-slots.ts'
import { type Fills, fillPart, fillSlots, requireSlots } from './slots.server.ts'

const html =
  '<!DOCTYPE html><html data-analytics="{}"><head><title>å</title></head><body>' +
  '<div id="a" data-props="<p>" data-slot="panel"><p data-slot="text">b</p></div>' +
  '<client-island data-slot="form"><input name="email"><input type="radio" name="kind" value="phone"><textarea name="about"></textarea></client-island>' +
  '<input name="email"></body></html>'

test.each<[string, Fills, string]>([
  ['the content', { text: { content: '$&' } }, '<p data-slot="text">$&</p>'],
  ['attributes', { text: { attributes: ' hidden' } }, '<p hidden data-slot="text">b</p>'],
  ['the element', { panel: { element: '<hr>' } }, '<body><hr><client-island'],
  ['before and after the content', { panel: { prepend: '1', append: '2' } }, '>1<p data-slot="text">b</p>2<'],
  ['the title', { title: { content: 'c' } }, '<title>c</title>'],
  ['the head', { head: { append: '<meta>' } }, '<title>å</title><meta></head>'],
  ['a field of the form', { 'field:email': { attributes: ' value="x"' } }, '<input value="x" name="email">'],
  ['a choice', { 'field:kind=phone': { attributes: ' checked' } }, '<input checked type="radio"'],
  ['a long text', { 'field:about': { content: '\nx' } }, '<textarea name="about">\nx</textarea>'],
  ['no analytics', { analytics: { element: '' } }, '<html ><head>'],
])('%s of a page is written', (_, fills, written) => {
  const slots = findSlots(html) ?? {}
  expect(fillSlots({ html, slots }, fills)).toContain(written)
})

test('what is filled later is found where it has moved to', () => {
  const part = fillPart(
    { html, slots: findSlots(html) ?? {} },
    { text: { content: 'longer' }, analytics: { element: '' } },
  )
  expect(fillSlots(part, { 'field:about': { content: 'x' }, panel: { append: 'y' } })).toBe(
    html
      .replace('data-analytics="{}"', '')
      .replace('b</p>', () => 'longer</p>y')
      .replace('</textarea>', () => 'x</textarea>'),
  )
})

test('other fields, and pages without slots, stay as they are', () => {
  expect(findSlots(html)?.['field:email']).toHaveLength(1)
  expect(findSlots('<p>a</p>')).toBeUndefined()
})

test('a missing slot is named, when it is filled and at the start of the server', () => {
  expect(() => fillSlots({ html, slots: {} }, { panel: {} })).toThrow('no slot panel')
  const files = new Map([['/contact', { slots: findSlots(html) }]])
  expect(() => requireSlots(files, [{ page: pages.contact, names: 'message-failed' }])).toThrow(
    'The built page /contact has no place for message-failed',
  )
})
