import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskForEachTest } from '../../../tests/support/desk.ts'
import { siteFolder } from '../../core/site/folder.ts'
import type { NewWords } from './new-words/new-words-api.ts'
import type { Today } from './today.server.ts'

const desk = deskForEachTest()
const newWords = () => desk().read<NewWords | null>('/api/new-words')
const onToday = async () => (await desk().read<Today>('/api/today')).newWords

test('what several updates have changed is told as one, with what the owner says and where', async () => {
  const titleAt = join(siteFolder, 'words/home.yaml')
  expect(await newWords()).toEqual({
    from: '0.1.0',
    to: '0.10.0',
    sentences: [
      {
        part: 'home',
        path: 'title',
        texts: [
          {
            language: 'en',
            before: 'IT consultant in {town}',
            after: 'Your IT consultant in {town}',
            own: { text: 'IT consultant on the High Coast', at: `${titleAt}:2`, isShown: true },
          },
          {
            language: 'sv',
            before: 'IT-konsult i {town}',
            after: 'En IT-konsult i {town}',
            own: { text: 'IT-konsult på Höga kusten', at: `${titleAt}:3`, isShown: true },
          },
        ],
      },
      {
        part: 'contact',
        path: 'lead',
        texts: [
          { language: 'sv', before: 'Skriv en rad.', after: 'Skriv några rader.', own: null },
          {
            language: 'en',
            before: 'Write a line.',
            after: 'Write some lines.',
            own: { text: 'Write to me.', at: null, isShown: false },
          },
        ],
      },
      {
        part: 'faq',
        path: 'hint',
        texts: [{ language: 'en', before: 'Nothing found? Write to me.', after: null, own: null }],
      },
      {
        part: 'faq',
        path: 'more.0',
        texts: [{ language: 'en', before: null, after: 'More questions', own: null }],
      },
    ],
  })
  expect(await onToday()).toEqual({ count: 4, to: '0.10.0' })
})

test('what is read is shown no more, until that is taken back', async () => {
  const first = await desk().change('/api/new-words/read', { to: '0.2.0' })
  expect(await newWords()).toMatchObject({ from: '0.2.0', to: '0.10.0' })
  expect(await onToday()).toEqual({ count: 3, to: '0.10.0' })
  const second = await desk().change('/api/new-words/read', { to: '0.10.0' })
  expect([await newWords(), await onToday()]).toEqual([null, null])
  await desk().undo(second)
  expect(await onToday()).toMatchObject({ count: 3 })
  await desk().undo(first)
  expect(await onToday()).toMatchObject({ count: 4 })
})

test.each([{}, { to: '' }, { to: 'all' }, { to: '0.2.0', from: '0.1.0' }])('%j is refused', async (body) => {
  expect(await desk().send('/api/new-words/read', body)).toBe(422)
  expect(await onToday()).toMatchObject({ count: 4 })
})

test('a damaged memory counts as nothing read', async () => {
  writeFileSync(join(desk().config.dataFolder, 'read-words'), 'everything')
  expect(await onToday()).toMatchObject({ count: 4 })
})
