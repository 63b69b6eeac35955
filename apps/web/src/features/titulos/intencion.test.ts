import { expect, it } from 'vitest'
import { createClaves } from './intencion.ts'

const file = (name: string) => new File(['x'], name)

it('keeps the name of a request until it ends, and gives another name to another request', () => {
  const claves = createClaves()
  const pedido = {
    category: 'inmueble' as const,
    file: file('a.xlsx'),
    forzar: false,
    omitir: false,
  }
  const first = claves.of(pedido)
  expect(first).toMatch(/^web-[0-9a-f]{32}$/)
  expect(claves.of({ ...pedido })).toBe(first)
  const forced = claves.of({ ...pedido, forzar: true })
  expect(forced).not.toBe(first)
  expect(claves.of({ ...pedido, forzar: true })).toBe(forced)
  claves.settle()
  expect(claves.of({ ...pedido, forzar: true })).not.toBe(forced)
  expect(claves.of({ ...pedido, file: file('a.xlsx') })).not.toBe(first)
})
