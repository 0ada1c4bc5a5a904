import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyOfExample, inSite, renderAt, rewrite } from '../../../tests/support/other-site.ts'

test('visitors are asked about cookies only where there is something to consent to, or the owner wants it', async () => {
  const folder = copyOfExample()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shownWith = (setting: string, id: string) => {
    rewrite(join(folder, 'pages.yaml'), (text) => text.replace(/^consentBanner: .*/m, () => setting))
    return inSite(folder, async () => {
      vi.stubEnv('PLAUSIBLE_DOMAIN', id)
      const { ConsentBanner, ConsentItem, ConsentPanel } = await import('./consent.tsx')
      const { Footer } = await import('../../shell/footer.tsx')
      const { default: Privacy } = await import('../../pages/privacy/privacy.tsx')
      return renderAt(
        '/privacy',
        <>
          <ConsentBanner />
          <Privacy />
          <Footer last={<ConsentItem />} />
          <ConsentPanel />
        </>,
      )
    })
  }
  const asked = /data-consent|consent-banner|consent-panel|cookieConsent/
  expect(await shownWith('consentBanner: always', '')).toMatch(asked)
  const silent = await shownWith('consentBanner: needed', '')
  expect(silent).not.toMatch(asked)
  expect(silent).not.toMatch(/unless you (say|have said) yes|your consent/)
  expect(await shownWith('consentBanner: needed', 'example.com')).toMatch(asked)
})
