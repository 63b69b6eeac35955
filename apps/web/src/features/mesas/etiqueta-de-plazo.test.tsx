// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePlazo, EtiquetaDePlazo } from './etiqueta-de-plazo.tsx'

afterEach(cleanup)

const letters = (text: string) => text.replace(/[^\p{L}\d/]/gu, '')

const ABIERTA = { saldada: null, cierre: null }
const SIN_PLAZO = { vence: null, faltan: null, color: null, cambio: null }

test.each([
  { vence: '2026-11-25', faltan: 5, color: 'aTermino', cambio: null, ...ABIERTA },
  { vence: '2026-11-20', faltan: 0, color: 'aTermino', cambio: null, ...ABIERTA },
  { vence: '2026-11-17', faltan: -3, color: 'vencido', cambio: null, ...ABIERTA },
  { vence: '2026-11-17', faltan: null, color: 'vencido', cambio: null, ...ABIERTA },
  { vence: '2026-11-17', faltan: -3, color: null, cambio: null, ...ABIERTA },
  {
    vence: '2026-05-28',
    faltan: -180,
    color: 'vencido',
    cambio: { clase: 'tituloEjecutivo', desde: '2026-11-24' },
    ...ABIERTA,
  },
  { ...SIN_PLAZO, saldada: '2026-11-12', cierre: 'levantarMedida' },
  { ...SIN_PLAZO, saldada: '2026-11-12', cierre: null },
] as const)('the name of %j says all that is seen, in its order', (plazo) => {
  const { container } = render(<EtiquetaDePlazo {...plazo} />)
  expect(letters(container.textContent ?? '')).toBe(letters(describePlazo(plazo)))
})

test('a title later than the last action is shown beside the deadline, which it does not move (D188)', () => {
  render(
    <EtiquetaDePlazo
      vence="2026-05-28"
      faltan={-180}
      color="vencido"
      cambio={{ clase: 'tituloEjecutivo', desde: '2026-11-24' }}
      {...ABIERTA}
    />,
  )
  expect(
    screen.getByText('Título Ejecutivo desde 24/11/2026; lo mueve una actuación nueva'),
  ).toBeTruthy()
})
