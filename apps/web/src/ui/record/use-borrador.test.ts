import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBorrador } from './use-borrador.ts'

const start = () => {
  let kept: string | undefined
  const hook = renderHook(
    ({ texto }: { texto: string | undefined }) =>
      useBorrador(texto, (borrador) => {
        kept = borrador
      }),
    { initialProps: { texto: 'a' as string | undefined } },
  )
  return { ...hook, kept: () => kept }
}

test('keeps the typed values, and nothing when nothing was typed', () => {
  const { rerender, kept } = start()
  rerender({ texto: 'ab' })
  expect(kept()).toBe('ab')
  rerender({ texto: undefined })
  expect(kept()).toBeUndefined()
})

test('a saved draft does not come back while the form is still on screen', () => {
  const { result, rerender, kept } = start()
  result.current()
  rerender({ texto: 'a' })
  expect(kept()).toBeUndefined()
})

test('a form that stays open after saving keeps what is typed next', () => {
  const { result, rerender, kept } = start()
  result.current()
  rerender({ texto: undefined })
  rerender({ texto: 'otro' })
  expect(kept()).toBe('otro')
})
