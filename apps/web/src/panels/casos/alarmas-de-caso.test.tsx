import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AlarmasDeCaso } from './alarmas-de-caso.tsx'

afterEach(cleanup)

test('why it is warned of is in what a touch or a key opens, with its day', () => {
  render(
    <AlarmasDeCaso
      alarmas={[
        { clase: 'caducidad', hasta: '2026-11-25', faltan: 5 },
        { clase: 'medida', hasta: '2026-12-20', faltan: 30 },
      ]}
    />,
  )
  const [primera, segunda] = screen.getAllByRole('group')
  expect(primera?.hasAttribute('open')).toBe(false)
  fireEvent.click(screen.getByText(textos.alarmas.cortas.caducidad))
  expect(primera?.hasAttribute('open')).toBe(true)
  expect(primera?.textContent).toContain(`${textos.alarmas.calendarios.caducidad}.`)
  expect(segunda?.hasAttribute('open')).toBe(false)
})
