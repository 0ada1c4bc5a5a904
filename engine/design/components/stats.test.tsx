import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/other-site.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { Stats } from './stats.tsx'

test.each([
  ['/', 'en'],
  ['/sv', 'sv'],
] as const)(
  'at %s an aim is called one, and its figure is marked as none of a result is',
  (path, language) => {
    const items = [
      { value: '5 weeks', label: 'from talk to use' },
      { value: '0', label: 'notes by the till', isAim: true },
      { label: 'without a figure' },
    ]
    const html = renderAt(path, <Stats label="In numbers" items={items} />)
    expect([...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...row]) => row)).toEqual([
      ['from talk to use', '5<small> weeks</small>'],
      [
        `${layoutWords[language].aim}: notes by the till`,
        expect.stringMatching(/^<span class="[^"]+">0<\/span>$/),
      ],
    ])
  },
)
