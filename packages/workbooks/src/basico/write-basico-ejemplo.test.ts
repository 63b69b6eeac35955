import { CATEGORIAS } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { filasBasicas, MUESTRAS } from '../../../../fixtures/src/libros/muestras.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import { formatBasicoCsv, readBasicoCsv } from './basico-csv.ts'
import { readBasico } from './read-basico.ts'
import { writeBasicoEjemplo } from './write-basico-ejemplo.ts'

describe('example of the basic workbook', () => {
  it.each(CATEGORIAS)('has two rows and the instructions, %s', async (categoria) => {
    const bytes = await writeBasicoEjemplo(categoria)
    const { sheets } = await openWorkbook(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['Base', 'Instrucciones'])
    const { filas, errores, avisos } = await readBasico(bytes, { categoria })
    expect(filas).toHaveLength(2)
    expect(errores).toEqual([])
    expect(avisos).toEqual([])
  })

  it.each(CATEGORIAS)('holds the rows it is given, %s', async (categoria) => {
    const filas = filasBasicas(MUESTRAS[categoria])
    const leido = await readBasico(await writeBasicoEjemplo(categoria, filas), { categoria })
    expect(leido.filas).toEqual(filas)
  })

  it('is the same bytes each time', async () => {
    expect(await writeBasicoEjemplo('inmueble')).toEqual(await writeBasicoEjemplo('inmueble'))
  })
})

describe('the basic workbook as CSV', () => {
  const read = (text: string | Buffer) =>
    readBasicoCsv(Buffer.from(text), { categoria: 'inmueble' })

  it.each(CATEGORIAS)('is read back unchanged, %s', async (categoria) => {
    const filas = filasBasicas(MUESTRAS[categoria])
    const text = formatBasicoCsv(filas, categoria)
    expect(text.startsWith('\ufeffNRO_')).toBe(true)
    expect((await readBasicoCsv(Buffer.from(text), { categoria })).filas).toEqual(filas)
  })

  it('takes quotes, any line end, no mark, and the encoding of Excel in Spanish', async () => {
    const text = 'N° Inmueble;Recurso;"Abogado"\r101;"AB";A01\n\n102;AB;A01\r\n'
    for (const bytes of [Buffer.from(text), Buffer.from(text, 'latin1')]) {
      const { filas, errores } = await read(bytes)
      expect(errores).toEqual([])
      expect(filas.map(({ fila, imponible }) => [fila, imponible])).toEqual([
        [2, '101'],
        [4, '102'],
      ])
    }
  })

  it('explains what a spreadsheet does to long numbers', async () => {
    const { errores } = await read('NRO_INMUEBLE;RECURSO;ABOGADO\n1,5E+07;AB;A01\n')
    expect(errores.map(({ regla }) => regla)).toEqual(['planilla.imponible'])
  })

  it.each([
    ['', 'archivo-vacio'],
    ['NRO_INMUEBLE|RECURSO|ABOGADO\n1|AB|A01\n', 'columnas-faltantes'],
    ['NRO_INMUEBLE;RECURSO;ABOGADO\n', 'sin-datos'],
    ['NRO_INMUEBLE;RECURSO;ABOGADO\n"101;AB;A01\n', 'danado'],
    ['NRO_INMUEBLE;RECURSO;ABOGADO\n"101"x;AB;A01\n', 'danado'],
    ['PK\u0003\u0004\u0000', 'formato'],
    ['NRO_COMERCIO;RECURSO;ABOGADO\n1;SE;A01\n', 'categoria-equivocada'],
    ['__proto__;RECURSO;ABOGADO\n1;SE;A01\n', 'encabezado-prohibido'],
    [`NRO_INMUEBLE;RECURSO;ABOGADO\n${'1;AB;A01\n'.repeat(20_001)}`, 'demasiadas-filas'],
    [`${'x;'.repeat(300)}x\n1`, 'demasiadas-columnas'],
    ['\n'.repeat(200_000), 'filas-vacias'],
    [`x;${'y'.repeat(40_000)}\n`, 'texto-largo'],
  ])('refuses %.30j as %s', async (text, codigo) => {
    await expect(read(text)).rejects.toMatchObject({ codigo })
  })
})
