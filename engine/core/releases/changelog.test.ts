import { expect, test } from 'vitest'
import { changesSince } from './changelog.server.ts'

const changelog = `# Changelog

## Unreleased

## 2.0.0, 2026-11-30

- Quicker
  pages.
- **Name your town.** It is asked for.
- Security: a form is read more strictly.
- **Security:** calendars are fetched more strictly.
- **Security: choose a new CALENDAR_KEY.** The old one could be guessed.
- Securely kept copies.

## 1.1.0

- security: headers.

## 1.0.0

- Security: of the first day.
`

test('what asks something of the owner, what concerns security, and the rest', () => {
  expect(changesSince(changelog, '1.0.0')).toEqual({
    asks: [
      '**Name your town.** It is asked for.',
      '**Security: choose a new CALENDAR_KEY.** The old one could be guessed.',
    ],
    security: [
      'Security: a form is read more strictly.',
      '**Security:** calendars are fetched more strictly.',
      'security: headers.',
    ],
    others: ['Quicker pages.', 'Securely kept copies.'],
  })
})

test('the heading of a version ends what is new, and not one that begins alike', () => {
  expect(changesSince('## 1.0.10\n\n- A\n- B\n\n## 1.0.1, 2026-11-30\n- C\n', '1.0.1').others).toEqual([
    'A',
    'B',
  ])
})
