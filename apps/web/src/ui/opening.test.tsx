// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Opening } from './opening.tsx'

afterEach(cleanup)

test('what cannot be painted yet says that it is being opened, until it is there', async () => {
  let arrive = () => {}
  const Plan = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'Plan de pago 7' })
      }),
  )
  render(
    <Suspense fallback={<Opening />}>
      <Plan />
    </Suspense>,
  )
  expect(await screen.findByText('Abriendo…')).toBeTruthy()
  await act(async () => arrive())
  expect(await screen.findByText('Plan de pago 7')).toBeTruthy()
  expect(screen.queryByText('Abriendo…')).toBeNull()
})
