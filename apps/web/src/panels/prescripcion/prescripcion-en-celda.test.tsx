import { type PrescripcionALaVista, writePrescripcion } from '@apremia/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PrescripcionEnCelda } from './prescripcion-en-celda.tsx'

afterEach(cleanup)

const NADA: PrescripcionALaVista = {
  ...{ primero: null, proximo: null, periodo: '', periodos: 0, prescriptos: 0 },
  ...{ segunOrdenanza: null, sinAcuse: false, supuesta: false },
}
const CERCA = { hasta: '2026-12-30', faltan: 40, estado: 'urgente' } as const
const PASADA = { hasta: '2026-11-10', faltan: -10, estado: 'vencida' } as const

const letters = (text: string) => text.replace(/[^\p{L}\d/]/gu, '')

test.each([
  NADA,
  { ...NADA, supuesta: true },
  { ...NADA, primero: CERCA, periodo: '2021/12', periodos: 1 },
  {
    ...NADA,
    ...{ primero: PASADA, proximo: CERCA, periodo: '2021/11', periodos: 14, prescriptos: 2 },
    ...{ segunOrdenanza: '2027-01-01', sinAcuse: true, supuesta: true },
  },
])('the words of %j are all that is seen, in their order', (vista) => {
  const { container } = render(<PrescripcionEnCelda {...vista} />)
  expect(letters(container.textContent ?? '')).toBe(letters(writePrescripcion(vista)))
})

test('the first day is told when it is past, and the next one beside it, each with its words, icon and colour', () => {
  const vista = { ...NADA, primero: PASADA, proximo: CERCA, periodo: '2021/11', periodos: 14 }
  render(<PrescripcionEnCelda {...vista} sinAcuse segunOrdenanza="2027-01-01" />)
  for (const texto of ['Prescripto hace 10 d', 'Prescribe el 30/12/2026 · 40 d']) {
    const marca = screen.getByText(texto)
    expect(marca.className).toContain('tag-error')
    expect(marca.querySelector('.icon')).toBeTruthy()
  }
  expect(
    screen.getByText(
      'Período 2021/11, el primero de 14. Según la ordenanza, el 01/01/2027. Carta sin acuse: no suma',
    ),
  ).toBeTruthy()
})
