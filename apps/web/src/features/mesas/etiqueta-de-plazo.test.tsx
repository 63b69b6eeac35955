// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describePlazo, EtiquetaDePlazo } from './etiqueta-de-plazo.tsx'

afterEach(cleanup)

const letters = (text: string) => text.replace(/[^\p{L}\d/]/gu, '')

test.each([
  { vence: '2026-11-25', faltan: 5, color: 'aTermino' },
  { vence: '2026-11-20', faltan: 0, color: 'aTermino' },
  { vence: '2026-11-17', faltan: -3, color: 'vencido' },
  { vence: '2026-11-17', faltan: null, color: 'vencido' },
  { vence: '2026-11-17', faltan: -3, color: null },
] as const)('the name of %j says all that is seen, in its order', (plazo) => {
  const { container } = render(<EtiquetaDePlazo {...plazo} />)
  expect(letters(container.textContent ?? '')).toBe(letters(describePlazo(plazo)))
})
