import { expect, type Page } from '@playwright/test'

/** The fonts that the browser uses for the main heading. */
export async function fontsOfHeading(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

/** Matches the name of the heading font. */
export const webFont = expect.stringMatching(/^Bricolage Grotesque/)
