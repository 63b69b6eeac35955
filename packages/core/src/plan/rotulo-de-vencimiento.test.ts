import { expect, it } from 'vitest'
import { rotuloDeVencimiento } from './rotulo-de-vencimiento.ts'

it('names the source of the due dates only when they are not those of the municipality (D126)', () => {
  expect(rotuloDeVencimiento('Vencimiento', '')).toBe('Vencimiento')
  expect(rotuloDeVencimiento('Vencimiento', 'DEMO')).toBe('Vencimiento (DEMO)')
})
