import { beforeEach, describe, expect, it } from 'vitest'
import { failure, file, json } from '../../test/fake-api.ts'
import { LOTE, lote, titulo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, read } = useApi()

beforeEach(() => {
  on('getLote', json(lote()))
  on('downloadLote', file('junio_titulos.zip', 'zip bytes'))
})

describe('lists and documents', () => {
  it('lists titles as a table, as JSON and as CSV', async () => {
    on(
      'getTitulosInfo',
      json([titulo(101), titulo(102, { anulado: true })], 200, { 'x-total-count': '2' }),
    )
    const table = await run('titulos listar --desde 01/11/2026 --abogado A01')
    expect(table.stdout.split('\n')[0]).toMatch(/^NÚMERO +FECHA +CATEGORÍA/)
    expect(table.stdout).toMatch(/101 +20\/11\/2026 .* \$\u00a01\.234,50 +A01 .* listo/)
    expect(calls()[0]?.request.query.get('startDate')).toBe('2026-11-01')

    const document = JSON.parse((await run('titulos listar --json')).stdout)
    expect(document).toMatchObject({ version: 1, comando: 'titulos listar', total: 2, pagina: 1 })
    expect(document.datos[1]).toMatchObject({
      numero: 102,
      fecha: '2026-11-20',
      total: '1234.50',
      anulado: true,
    })

    const csv = (await run('titulos listar --formato csv')).stdout.split('\r\n')
    expect(csv[0]).toMatch(/^numero,fecha,hora,categoria,/)
    expect(csv[1]).toContain('"IBÁÑEZ, JOSÉ; ""EL ÑATO""",1234.50,')
  })

  it('--todo asks for every page', async () => {
    on('getTitulosInfo', (request, response) => {
      const page = Number(request.query.get('pagina'))
      const rows = Array.from({ length: page === 3 ? 50 : 200 }, (_, i) => titulo(page * 1000 + i))
      json(rows, 200, { 'x-total-count': '450' })(request, response)
    })
    const document = JSON.parse((await run('titulos listar --todo --json')).stdout)
    expect(document.total).toBe(450)
    expect(document.datos).toHaveLength(450)
  })

  it('lists lots', async () => {
    on('listLotes', json([lote()], 200, { 'x-total-count': '1' }))
    expect((await run('titulos lotes')).stdout).toContain(LOTE)
    expect(JSON.parse((await run('titulos lotes --json')).stdout).datos[0]).toMatchObject({
      lote: LOTE,
      total: '1234.50',
      creado: '2026-11-20T13:00:00.000Z',
    })
  })

  it('downloads a lot, a title, the example and the list', async () => {
    on('downloadTitulo', file('titulo_000000101.pdf', 'pdf'))
    on('getXlsExample', file('ejemplo.xlsx', 'ejemplo'))
    on('exportTitulosInfo', file('titulos.xlsx', 'lista'))
    expect((await run(`titulos descargar ${LOTE}`)).stdout).toBe('junio_titulos.zip\n')
    expect((await run('titulos descargar 101 -o -')).stdout).toBe('pdf')
    expect((await run('titulos ejemplo --categoria comercio')).stdout).toBe(
      'ejemplo_comercio.xlsx\n',
    )
    expect(calls().at(-1)?.request.query.get('category')).toBe('comercio')
    expect((await run('titulos listar --excel t.xlsx')).stdout).toBe('t.xlsx\n')
    expect(read('t.xlsx')).toBe('lista')
    on('getLote', json(lote({ estado: 'pendiente' })))
    expect((await run(`titulos descargar ${LOTE} -o otro.zip`)).code).toBe(2)
  })
})

describe('titulos anular', () => {
  const ANULAR = ['titulos', 'anular', '101', '--motivo', 'Pagado el mismo día']
  const anular = (...args: string[]) => run([...ANULAR, ...args])

  it('needs the number typed again, and --dry-run annuls nothing', async () => {
    on('simulateAnnulTitulo', json(titulo(101)))
    expect((await anular('--dry-run')).stdout).toContain('Se anularía el título 101')
    expect((await anular()).code).toBe(2)
    expect((await anular('--confirmar=102')).code).toBe(2)
    expect(names()).toEqual(['simulateAnnulTitulo'])
  })

  it.each([
    [403, 5],
    [404, 1],
    [409, 6],
  ])('--dry-run ends as the real run would: %i → %i', async (status, salida) => {
    on('simulateAnnulTitulo', failure(status, 'rechazado'))
    expect((await anular('--dry-run')).code).toBe(salida)
  })

  it('annuls', async () => {
    on('annulTitulo', json(titulo(101, { anulado: true, motivo_anulacion: 'Pagado el mismo día' })))
    const { code, stdout } = await anular('--confirmar=101', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout).datos).toEqual({
      numero: 101,
      motivo: 'Pagado el mismo día',
      anulado: true,
    })
  })
})
