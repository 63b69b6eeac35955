import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { failure, file, json } from '../../test/fake-api.ts'
import { errorDeFila } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, read, folder } = useApi()

const LOTE = '5f0d9c1e-2c6b-4d0e-9a51-0b1f1c1d2e3f'
const SIMULADA = {
  ...{ cantidad: 3, avisos: ['La hoja «B» no se leyó.'] },
  tipos: [
    { tp_id: 10, tipo_nombre: 'Aviso final', gp_id: 2, gp_nombre: 'Extrajudicial', cantidad: 2 },
    { tp_id: 18, tipo_nombre: 'Radicación', gp_id: 3, gp_nombre: 'Judicial', cantidad: 1 },
  ],
}
const CARGADA = { ...SIMULADA, lote: LOTE, repetida: false }

const FILAS = [
  ['IMPONIBLE', 'RECURSO', 'FECHA', 'TIPO', 'MONTO', 'Nota propia'],
  ['101', 'AB', '19/11/2026', '18', '1.234,50', 'a'],
  ['102', 'AB', '19/11/2026', '10', '', 'b'],
]

const saveLibro = (): void => {
  const sheet = XLSX.utils.aoa_to_sheet(FILAS)
  const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' })
  writeFileSync(join(folder(), 'noviembre.xlsx'), bytes)
}

const claves = () => calls().map(({ request }) => request.headers['idempotency-key'])

describe('actuaciones cargar', () => {
  it('sends the workbook and prints what was saved, with the same data in JSON and CSV', async () => {
    on('loadActuaciones', json(CARGADA))
    const { code, stdout, stderr } = await run('actuaciones cargar junio.xlsx')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        'TIPO  NOMBRE       GRUPO          ACTUACIONES\n  10  Aviso final  Extrajudicial            2\n  18  Radicación   Judicial                 1\n',
    })
    expect(stderr).toContain('La hoja «B» no se leyó.')
    expect(stderr).toContain(`Se grabaron 3 actuaciones en el lote ${LOTE}.`)
    const datos = JSON.parse((await run('actuaciones cargar junio.xlsx --json')).stdout)
    expect(datos).toMatchObject({
      ...{ lote: LOTE, repetida: false, guardado: true, cantidad: 3 },
      datos: [
        { tp_id: 10, tipo: 'Aviso final', gp_id: 2, grupo: 'Extrajudicial', cantidad: 2 },
        {},
      ],
    })
    const csv = await run('actuaciones cargar junio.xlsx --formato csv --clave otra')
    expect(csv.stdout).toContain('18,Radicación,3,Judicial,1')
    const [primera, segunda, tercera] = claves()
    expect(primera).toMatch(/^cli-[0-9a-f]{64}$/)
    expect([segunda, tercera]).toEqual([primera, 'otra'])
  })

  it('--dry-run saves nothing, and reports a workbook that was loaded before', async () => {
    on('simulateLoadActuaciones', json(SIMULADA))
    const { code, stderr } = await run('actuaciones cargar junio.xlsx --dry-run')
    expect(code).toBe(0)
    expect(stderr).toContain('Se grabarían 3 actuaciones. No se cambió nada.')
    expect(names()).toEqual(['simulateLoadActuaciones'])
    on('loadActuaciones', json({ ...CARGADA, repetida: true }))
    const otra = await run('actuaciones cargar junio.xlsx')
    expect([otra.code, otra.stderr]).toEqual([
      0,
      expect.stringContaining(`Esta planilla ya se había cargado, en el lote ${LOTE}`),
    ])
  })

  it.each(['', ' --dry-run'])('rows in error → 3, and they come back with why%s', async (extra) => {
    saveLibro()
    const errores = [errorDeFila(2, { columna: 'MONTO', mensaje: 'El monto es requerido.' })]
    on(extra === '' ? 'loadActuaciones' : 'simulateLoadActuaciones', (request, response) =>
      failure(422, 'filas-invalidas', { errores })(request, response),
    )
    const cargar = `actuaciones cargar noviembre.xlsx${extra} --errores`
    const { code, stderr } = await run(`${cargar} rechazadas.xlsx`)
    expect(code).toBe(3)
    expect(stderr).toContain('Fila 2, columna MONTO: El monto es requerido.')
    const book = XLSX.read(readFileSync(join(folder(), 'rechazadas.xlsx')))
    const [hoja = ''] = book.SheetNames
    const sheet = book.Sheets[hoja] as XLSX.WorkSheet
    expect(XLSX.utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual([
      [...(FILAS[0] ?? []), 'MOTIVO DEL RECHAZO'],
      [...(FILAS[1] ?? []), 'MONTO: El monto es requerido.'],
    ])
    expect((await run(`${cargar} informe.csv`)).code).toBe(3)
    expect(read('informe.csv')).toContain('El monto es requerido.')
  })

  it('sends a .csv as a workbook', async () => {
    on('loadActuaciones', json(CARGADA))
    const input = 'IMPONIBLE;RECURSO;FECHA;TIPO\r\n101;AB;19/11/2026;10\r\n'
    expect((await run('actuaciones cargar -', { input })).code).toBe(0)
    const sent = calls()[0]?.request.body ?? ''
    expect(sent).toContain('filename="planilla.xlsx"')
    expect(sent).toContain('PK\u0003\u0004')
  })

  it('refused to who may not → 5; without a file → 1', async () => {
    on('loadActuaciones', failure(403, 'sin-permiso'))
    expect((await run('actuaciones cargar junio.xlsx')).code).toBe(5)
    expect((await run('actuaciones cargar nada.xlsx')).code).toBe(1)
  })
})

describe('actuaciones ejemplo', () => {
  it('saves the example', async () => {
    on('getActuacionesEjemplo', file('x.xlsx', 'ejemplo'))
    const { code, stdout } = await run('actuaciones ejemplo')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'ejemplo_actuaciones.xlsx\n' })
    expect(read('ejemplo_actuaciones.xlsx')).toBe('ejemplo')
  })
})
