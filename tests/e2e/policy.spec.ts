import { expect, test } from '../support/site-test.ts'

test('an injected script does not run', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' }, { type: 'violations expected' })
  await page.goto('/')
  const outcome = await page.evaluate(
    () =>
      new Promise<{ violated: string; ran: boolean }>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve({ violated: effectiveDirective, ran: 'ran' in document.body.dataset }),
        )
        const script = document.createElement('script')
        script.textContent = 'document.body.dataset.ran = ""'
        document.body.append(script)
      }),
  )
  expect(outcome).toEqual({ violated: 'script-src-elem', ran: false })
})
