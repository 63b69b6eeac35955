import { describe, expect, it } from 'vitest'
import { WORKBOOK_ERROR_CODES, WorkbookError } from './workbook-error.ts'

describe('refusals of a workbook', () => {
  it.each(WORKBOOK_ERROR_CODES)('%s is a 4xx with a sentence for people', (codigo) => {
    const { status, message } = new WorkbookError(codigo, 'Hoja1', 12_345)
    expect([413, 415, 422]).toContain(status)
    expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
    expect(message).not.toMatch(/[{}]/)
  })

  it('carries its details, shown as people write them and cut', () => {
    expect(new WorkbookError('demasiadas-filas', 'Hoja1', 20_001).message).toBe(
      'La hoja «Hoja1» tiene datos más allá de la fila 20.001, la última que se acepta. Divídala en partes.',
    )
    expect(new WorkbookError('hoja-faltante', 'x'.repeat(5000)).message.length).toBeLessThan(400)
    expect(new WorkbookError('hoja-faltante', '{y}').message).toContain('«{y}»')
  })
})
