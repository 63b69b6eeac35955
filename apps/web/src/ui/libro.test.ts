import { describe, expect, test } from 'vitest'
import { checkLibro, libro, MAXIMO_BYTES } from './libro.ts'

const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0])
const BIFF = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])

const file = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], name)

describe('workbook about to be sent', () => {
  test.each([
    ['a.xlsx', ZIP],
    ['A.XLSX', ZIP],
    ['a.xls', BIFF],
  ])('%s is taken', async (name, bytes) => {
    expect(await checkLibro(file(name, bytes))).toBeUndefined()
  })

  test.each([
    ['a.xlsm', ZIP, 'debe ser una planilla'],
    ['a.csv', 'a;b', 'debe ser una planilla'],
    ['a.xlsx', '', 'está vacío'],
    ['a.xlsx', '<html>', 'no es el de una planilla'],
  ])('%s is refused', async (name, bytes, why) => {
    expect(await checkLibro(file(name, bytes))).toContain(why)
  })

  test('one byte over the limit is refused, and the message names the limit', async () => {
    const big = file('a.xlsx', new Uint8Array(MAXIMO_BYTES + 1))
    expect(await checkLibro(big)).toBe('El archivo supera el máximo de 25 MB: pesa 25 MB.')
  })

  test('a missing workbook is asked for in the words of the specification', async () => {
    await expect(libro.validate(undefined)).rejects.toThrow('Por favor, selecciona un archivo.')
    await expect(libro.validate(file('a.xls', BIFF))).resolves.toBeInstanceOf(File)
  })
})
