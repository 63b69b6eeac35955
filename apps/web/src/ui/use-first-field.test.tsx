import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFirstField } from './use-first-field.ts'

afterEach(cleanup)

const Frame = ({ opensOn }: { readonly opensOn?: string }) => {
  const frame = useFirstField(opensOn)
  const [leido, setLeido] = useState(false)
  useEffect(() => setLeido(true), [])
  return (
    <div ref={frame}>
      <form>
        <input aria-label="Número" />
      </form>
      {leido && <input type="radio" aria-label="Plan" data-plan="A" />}
    </div>
  )
}

const painted = () => act(() => new Promise((done) => requestAnimationFrame(done)))

test('a form focuses its first field, or the pending decision, as soon as it is shown', async () => {
  const { unmount } = render(<Frame />)
  await painted()
  expect(document.activeElement).toBe(screen.getByLabelText('Número'))
  unmount()
  render(<Frame opensOn="[data-plan]" />)
  await painted()
  expect(document.activeElement).toBe(screen.getByLabelText('Plan'))
})
