import { describe, expect, it } from 'vitest'
import { HOSTILES, libroSano, xlsSano } from '../../../fixtures/src/libros/index.ts'
import { readBasico } from './basico/read-basico.ts'
import { WorkbookError } from './workbook-error.ts'

const read = (bytes: Buffer) => readBasico(bytes, { categoria: 'inmueble' })

describe('hostile workbooks', () => {
  it('are made from sound ones', async () => {
    for (const bytes of [libroSano(), xlsSano()]) {
      const { filas, errores } = await read(bytes)
      expect(errores).toEqual([])
      expect(filas[0]).toMatchObject({ fila: 2, imponible: '101', recurso: 'AB', abogado: 'A01' })
    }
  })

  it('are many and each has its own name', () => {
    expect(HOSTILES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(HOSTILES.map(({ id }) => id)).size).toBe(HOSTILES.length)
  })

  it.each(HOSTILES)('$id', async ({ bytes, espera }) => {
    const file = bytes()
    const before = process.cpuUsage()
    const outcome = await read(file).catch((error: unknown) => error)
    const { user, system } = process.cpuUsage(before)
    if ('rechazo' in espera) {
      expect(outcome).toBeInstanceOf(WorkbookError)
      const { codigo, status, message } = outcome as WorkbookError
      expect(espera.rechazo).toContain(codigo)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(message).not.toMatch(/[{}]/)
    } else {
      const { errores } = outcome as Awaited<ReturnType<typeof read>>
      expect(errores.map(({ regla }) => regla)).toContain(espera.regla)
    }
    // The test measures processor time, because other tests may slow down the machine.
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
