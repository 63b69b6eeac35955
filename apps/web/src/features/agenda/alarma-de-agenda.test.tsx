import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AlarmaDeAgenda } from './alarma-de-agenda.tsx'

afterEach(cleanup)

test('a touch or a key opens the meaning of an alarm', () => {
  render(<AlarmaDeAgenda clase="medida" />)
  const alarma = screen.getByRole('group')
  expect(alarma.hasAttribute('open')).toBe(false)
  fireEvent.click(screen.getByText(textos.alarmas.cortas.medida))
  expect(alarma.hasAttribute('open')).toBe(true)
  expect(alarma.textContent).toContain(textos.alarmas.clases.medida)
  expect(alarma.textContent).toContain(`${textos.alarmas.calendarios.medida}.`)
})
