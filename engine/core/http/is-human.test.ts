import { expect, test } from 'vitest'
import { isHuman } from './is-human.server.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, true],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 380`,
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  ['Mozilla/4.0 (compatible; ms-office; MSOffice 16)', false],
  ['Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Win64; x64; Trident/7.0; ms-office)', false],
  ['Microsoft Office Word 2014 (16.0.14334) Windows NT 10.0', false],
  ['Microsoft Office Protocol Discovery', false],
  ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.4266; Pro)', false],
  ['Mozilla/5.00 (Nikto/2.5.0) (Evasions:None) (Test:Port Check)', false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 GTmetrix`, false],
  ['NotionEmbedder', false],
  ['', false],
])('%s is a person: %s', (name, expected) => {
  expect(isHuman((header) => (header === 'user-agent' ? name : undefined))).toBe(expected)
})
