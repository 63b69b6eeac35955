import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, failure, file, json } from '../../test/fake-api.ts'
import { errorDeFila, trabajo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, read, folder } = useApi()

describe('titulos procesar', () => {
  const done = trabajo('terminado', {
    tipo: 'procesar-planilla',
    lote: null,
    resumen: { filas: 3, ok: 2, conProblemas: 1, conAvisos: 2 },
  })
  beforeEach(() => {
    on('generateXls', json(trabajo('pendiente', { lote: null }), 202))
    on('watchTrabajo', events(done))
    on('downloadTrabajo', file('junio_procesado.xlsx', 'procesada'))
  })

  it('sends, follows and saves', async () => {
    const { code, stdout, stderr } = await run('titulos procesar junio.xlsx --categoria inmueble')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'junio_procesado.xlsx\n' })
    expect(stderr).toContain(
      '2 filas OK, 1 con problemas: vea la columna ESTADO, 2 con avisos: vea la columna AVISOS',
    )
    expect(read('junio_procesado.xlsx')).toBe('procesada')
  })

  it('--dry-run checks as the real run does, and processes nothing', async () => {
    on('simulateXls', json({ filas: 3, archivo: 'x.xlsx', avisos: ['La hoja «B» no se leyó.'] }))
    const procesar = 'titulos procesar junio.xlsx --categoria inmueble --dry-run'
    const { code, stdout, stderr } = await run(procesar)
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Se completarían 3 filas en junio_procesado.xlsx. No se cambió nada.\n',
    })
    expect(stderr).toContain('La hoja «B» no se leyó.')
    on('simulateXls', failure(422, 'filas-invalidas', { errores: [errorDeFila(3)] }))
    expect((await run(`${procesar} --errores e.csv`)).code).toBe(3)
    expect(read('e.csv')).toContain('Títulos;3;')
    expect(names()).toEqual(['simulateXls', 'simulateXls'])
    writeFileSync(join(folder(), 'junio_procesado.xlsx'), 'mine')
    expect((await run(procesar)).code).toBe(1)
  })

  it('--estricto → 3 when a row is not OK', async () => {
    const { code } = await run('titulos procesar junio.xlsx --categoria inmueble --estricto')
    expect(code).toBe(3)
    expect(read('junio_procesado.xlsx')).toBe('procesada')
  })

  it('sends a .csv as a workbook', async () => {
    const input = 'NRO_INMUEBLE;RECURSO;ABOGADO\r\n12;AB;A01\r\n'
    const { code, stdout } = await run('titulos procesar - --categoria inmueble -o -', { input })
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'procesada' })
    const sent = calls().find(({ name }) => name === 'generateXls')?.request.body ?? ''
    expect(sent).toContain('filename="planilla.xlsx"')
    expect(sent).toContain('PK\u0003\u0004')
  })

  it('a .csv with rows in error → 3, nothing sent', async () => {
    const input = 'NRO_INMUEBLE;RECURSO;ABOGADO\r\ndoce;AB;A01\r\n'
    const { code, stderr } = await run('titulos procesar - --categoria inmueble --errores e.csv', {
      input,
    })
    expect(code).toBe(3)
    expect(stderr).toContain('columna NRO_INMUEBLE')
    expect(read('e.csv')).toContain(';doce;')
    expect(names()).toEqual([])
  })

  it.each([
    ['nothing', '', 'está vacío'],
    ['bytes of another kind', Buffer.from([0x89, 0, 1, 2]), 'no es una planilla'],
    ['a page named .xls', Buffer.from('\ufeff<html><table></table></html>'), 'no es una planilla'],
    ['a document', Buffer.from('%PDF-1.4\n'), 'no es una planilla'],
    ['a csv of something else', 'A;B\r\n1;2\r\n', 'Faltan columnas'],
  ])('refuses %s', async (_what, input, message) => {
    const { code, stderr } = await run('titulos procesar - --categoria inmueble', { input })
    expect(code).toBe(1)
    expect(stderr).toContain(message)
    expect(names()).toEqual([])
  })

  it('names the file that does not exist', async () => {
    const { code, stderr } = await run('titulos procesar nada.xlsx --categoria inmueble')
    expect(code).toBe(1)
    expect(stderr).toContain('No existe el archivo o la carpeta nada.xlsx')
  })
})
