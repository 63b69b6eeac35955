import type { EstadoDePlazo } from '@apremia/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePlazo, EtiquetaDePlazo, PlazoEnCelda } from './etiqueta-de-plazo.tsx'

afterEach(cleanup)

const letters = (text: string) => text.replace(/[^\p{L}\d/]/gu, '')

const ABIERTA = { saldada: null, cierre: null, cambio: null }

const plazo = (estado: EstadoDePlazo, vence: string | null, faltan: number | null) => ({
  plazo: { estado, vence, faltan },
})

test.each([
  { ...ABIERTA, ...plazo('enTermino', '2026-12-25', 35) },
  { ...ABIERTA, ...plazo('vencePronto', '2026-11-25', 5) },
  { ...ABIERTA, ...plazo('venceHoy', '2026-11-20', 0) },
  { ...ABIERTA, ...plazo('vencido', '2026-11-17', -3) },
  { ...ABIERTA, ...plazo('sinEvaluar', '2026-11-17', -3) },
  { ...ABIERTA, ...plazo('sinPlazo', null, null) },
  {
    ...ABIERTA,
    ...plazo('vencido', '2026-05-28', -180),
    cambio: { clase: 'tituloEjecutivo', desde: '2026-11-24' },
  },
  { ...ABIERTA, ...plazo('saldada', null, null), saldada: '2026-11-12', cierre: 'levantarMedida' },
  { ...ABIERTA, ...plazo('saldada', null, null), saldada: '2026-11-12' },
] as const)('the name of %j says all that is seen, in its order', (caso) => {
  const { container } = render(<PlazoEnCelda {...caso} />)
  expect(letters(container.textContent ?? '')).toBe(letters(describePlazo(caso)))
})

test('a title later than the last action is shown beside the deadline, which it does not move (D188)', () => {
  render(
    <EtiquetaDePlazo
      {...ABIERTA}
      {...plazo('vencido', '2026-05-28', -180)}
      cambio={{ clase: 'tituloEjecutivo', desde: '2026-11-24' }}
    />,
  )
  expect(
    screen.getByText('Título Ejecutivo desde 24/11/2026; lo mueve una actuación nueva'),
  ).toBeTruthy()
})

test('due today is neither on time nor expired, and its colour is not that of on time (D182)', () => {
  render(<EtiquetaDePlazo {...ABIERTA} {...plazo('venceHoy', '2026-11-20', 0)} />)
  expect(screen.getByText('Vence hoy').className).toBe('tag tag-aviso')
})

test('an expired deadline is short in a cell, and its title has the whole words (D182)', () => {
  render(<PlazoEnCelda {...ABIERTA} {...plazo('vencido', '2026-10-06', -45)} />)
  expect(screen.getByText('Vencido · 45 d').title).toBe('Vencido hace 45 d')
})
