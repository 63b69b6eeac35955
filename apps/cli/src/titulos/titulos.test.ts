import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCli } from '../../test/build-cli.ts'
import { events, type FakeApi, failure, file, json, startFakeApi } from '../../test/fake-api.ts'
import { createSandbox, runCli, startCli } from '../../test/run-cli.ts'
import { errorDeFila, LOTE, lote, simulacion, titulo, trabajo, XLSX } from '../../test/samples.ts'

// Each test starts processes of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let main = ''
let api: FakeApi
let sandbox = createSandbox()
const env = () => ({ APREMIA_URL: api.url, APREMIA_TOKEN: 'apt_prueba' })
const run = (args: string, options: { input?: string | Uint8Array } = {}) =>
  runCli(main, sandbox, args.split(' '), { env: env(), ...options })
const read = (name: string) => readFileSync(join(sandbox.folder, name), 'utf8')
const names = () => api.calls.map(({ name }) => name)
const GENERAR = 'titulos generar junio.xlsx --categoria inmueble --inicio 101'

beforeAll(async () => {
  ;[main, api] = await Promise.all([buildCli(), startFakeApi()])
}, 30_000)
beforeEach(() => {
  sandbox = createSandbox()
  writeFileSync(join(sandbox.folder, 'junio.xlsx'), XLSX)
  api.calls.length = 0
  api.on('simulateTitles', json(simulacion()))
  api.on('generateTitles', json(trabajo('pendiente'), 202))
  api.on('watchTrabajo', events(trabajo('en-curso'), trabajo('terminado')))
  api.on('getTrabajo', json(trabajo('terminado')))
  api.on('cancelTrabajo', json(trabajo('cancelado')))
  api.on('getLote', json(lote()))
  api.on('downloadLote', file('junio_titulos.zip', 'zip bytes'))
  api.on('resumeLote', json(trabajo('pendiente')))
})
afterAll(() => api.close())

describe('titulos generar', () => {
  it('sends, follows and saves, and tells the lot at once', async () => {
    const { code, stdout, stderr } = await run(`${GENERAR} --si`)
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'junio_titulos.zip\n' })
    expect(read('junio_titulos.zip')).toBe('zip bytes')
    expect(stderr).toContain(`Lote ${LOTE}: títulos 101 a 102 (2 títulos)`)
    expect(stderr).toContain('Generando títulos: 2 de 2 (100 %)')
    expect(names()).toEqual([
      'simulateTitles',
      'generateTitles',
      'watchTrabajo',
      'getLote',
      'downloadLote',
    ])
    const sent = api.calls[1]?.request
    expect(sent?.headers.prefer).toBe('respond-async')
    expect(sent?.body).toMatch(/name="startTitleNumber"\r\n\r\n101\r\n/)
    expect(sent?.body).toMatch(/filename="junio.xlsx"/)
  })

  it('gives one JSON document: amounts with a dot, no formatting', async () => {
    const { stdout } = await run(`${GENERAR} --confirmar=101 --json`)
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      comando: 'titulos generar',
      datos: {
        lote: LOTE,
        categoria: 'inmueble',
        desde: 101,
        hasta: 102,
        cantidad: 2,
        total: '1234.50',
        estado: 'listo',
        sha256: null,
        archivo: 'junio_titulos.zip',
        bytes: 9,
      },
    })
  })

  it('--dry-run says exactly what would change and asks for nothing else', async () => {
    const { code, stdout } = await run(`${GENERAR} --dry-run`)
    expect(code).toBe(0)
    expect(stdout).toBe(
      'Se generarían los títulos 101 a 102 (2 títulos), total $\u00a01.234,50.\n' +
        'El último título creado es el 100: pasaría a ser el 102.\nNo se cambió nada.\n',
    )
    expect(names()).toEqual(['simulateTitles'])
    expect(readdirSync(sandbox.folder)).toEqual(['junio.xlsx'])
  })

  it('asks nothing without a terminal: the confirmation has to come with it', async () => {
    const { code, stderr } = await run(GENERAR)
    expect(code).toBe(2)
    expect(stderr).toContain('agregue --si o --confirmar=101')
    expect((await run(`${GENERAR} --confirmar=102`)).code).toBe(2)
    expect(names()).not.toContain('generateTitles')
  })

  it('rows in error → 3, grouped on stderr, all of them in the file, nothing applied', async () => {
    const errores = [
      errorDeFila(3),
      errorDeFila(9),
      errorDeFila(4, { columna: '', regla: 'otra', mensaje: 'Otra.' }),
    ]
    api.on('simulateTitles', json(simulacion({ errores, cantidad: 0 })))
    const { code, stderr } = await run(`${GENERAR} --si --errores e.csv`)
    expect(code).toBe(3)
    expect(stderr).toMatch(
      /Fila 4: Otra\.\n.*Filas 3, 9, columna ABOGADO: El abogado A03 está dado de baja\.\n.*\nError: No se generó ningún título: 3 errores en 3 filas\.\n$/,
    )
    expect(read('e.csv')).toBe(
      '\ufeffhoja;fila;columna;valor;regla;mensaje\r\n' +
        "Títulos;3;ABOGADO;'=A03;titulo.abogado-de-baja;El abogado A03 está dado de baja.\r\n" +
        "Títulos;9;ABOGADO;'=A03;titulo.abogado-de-baja;El abogado A03 está dado de baja.\r\n" +
        "Títulos;4;;'=A03;otra;Otra.\r\n",
    )
    expect(names()).toEqual(['simulateTitles'])
  })

  it('--omitir-invalidas tells what it leaves out', async () => {
    api.on('simulateTitles', (request, response) => {
      const whole = request.body.includes('name="omitirInvalidas"\r\n\r\n0')
      const answer = json(simulacion(whole ? { errores: [errorDeFila(3)] } : { omitidas: 1 }))
      answer(request, response)
    })
    const { code, stderr } = await run(`${GENERAR} --si --omitir-invalidas --errores e.csv`)
    expect(code).toBe(0)
    expect(stderr).toContain('Fila 3, columna ABOGADO')
    expect(stderr).toContain('Aviso: 1 fila queda afuera')
    expect(read('e.csv')).toContain('Títulos;3;')
  })

  it('a gap in the numbers → 6, until it is accepted with a reason', async () => {
    api.on('simulateTitles', json(simulacion({ hueco: { desde: 101, hasta: 104 } })))
    const { code, stdout } = await run(`${GENERAR} --si --json`)
    expect(code).toBe(6)
    expect(JSON.parse(stdout).error).toMatchObject({
      codigo: 'salto-de-numeracion',
      detalle: { ultimo: 100, desde: 101, hasta: 104 },
    })
    expect((await run(`${GENERAR} --si --aceptar-salto`)).code).toBe(2)
    expect((await run(`${GENERAR} --si --aceptar-salto --motivo viejo`)).code).toBe(0)
    const sent = api.calls.find(({ name }) => name === 'generateTitles')?.request.body
    expect(sent).toMatch(/name="confirmarSalto"\r\n\r\n1\r\n[\s\S]*name="motivoSalto"\r\n\r\nviejo/)
  })

  it('a number already taken → 6', async () => {
    const taken = failure(409, 'numero-tomado', { detalle: { ultimo: 140, inicio: 101 } })
    api.on('simulateTitles', taken)
    api.on('generateTitles', taken)
    const { code, stderr } = await run(`${GENERAR} --si`)
    expect(code).toBe(6)
    expect(stderr).toContain('El próximo libre es el 141.')
  })

  it.each(['simulateTitles', 'generateTitles'] as const)(
    'the same command again goes on with the same lot (told by %s)',
    async (call) => {
      const detalle = { lote: LOTE, desde: 101, hasta: 102 }
      api.on(call, failure(409, 'planilla-repetida', { detalle }))
      const { code, stderr } = await run(`${GENERAR} --si`)
      expect(code).toBe(0)
      expect(stderr).toContain(`Esta planilla ya se numeró en el lote ${LOTE}`)
      expect(read('junio_titulos.zip')).toBe('zip bytes')
    },
  )

  it('the same workbook with another number → 6, naming its lot', async () => {
    api.on('generateTitles', failure(409, 'planilla-repetida', { detalle: { lote: LOTE } }))
    const { code, stderr } = await run(`${GENERAR.replace('101', '200')} --si`)
    expect(code).toBe(6)
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
  })

  it('--sin-esperar leaves as soon as the numbers are taken', async () => {
    api.on('watchTrabajo', () => undefined)
    const { code, stdout } = await run(`${GENERAR} --si --sin-esperar`)
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${LOTE}\n` })
    expect(names()).not.toContain('downloadLote')
  })

  it('never writes over a file, nor leaves half of one', async () => {
    writeFileSync(join(sandbox.folder, 'junio_titulos.zip'), 'mine')
    const refused = await run(`${GENERAR} --si`)
    expect(refused.code).toBe(1)
    expect(names()).toEqual([])
    api.on('getLote', json(lote({ sha256: 'f'.repeat(64) })))
    const damaged = await run(`${GENERAR} --si --force`)
    expect(damaged.code).toBe(7)
    expect(read('junio_titulos.zip')).toBe('mine')
    const sha256 = createHash('sha256').update('zip bytes').digest('hex')
    api.on('getLote', json(lote({ sha256 })))
    expect((await run(`${GENERAR} --si --force`)).code).toBe(0)
    expect(read('junio_titulos.zip')).toBe('zip bytes')
    expect(readdirSync(sandbox.folder).sort()).toEqual(['junio.xlsx', 'junio_titulos.zip'])
  })

  it('reads stdin and writes stdout', async () => {
    const { code, stdout } = await run(
      'titulos generar - --categoria inmueble --inicio 101 --si -o -',
      { input: XLSX },
    )
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'zip bytes' })
    expect((await run(`${GENERAR} --si -o - --json`)).code).toBe(2)
  })

  it('a job that fails leaves its lot to be finished', async () => {
    const error = { code: 'error-interno', message: 'Se rompió.' }
    api.on('watchTrabajo', events(trabajo('fallido', { error })))
    const { code, stderr } = await run(`${GENERAR} --si`)
    expect(code).toBe(1)
    expect(stderr).toContain('Error: Se rompió.')
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
  })

  it('goes on through a broken stream of events', async () => {
    let connections = 0
    api.on('getTrabajo', json(trabajo('en-curso')))
    api.on('watchTrabajo', (request, response) => {
      connections += 1
      if (connections === 1) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': x\n\n')
        response.destroy()
      } else events(trabajo('terminado'))(request, response)
    })
    const { code } = await run(`${GENERAR} --si`)
    expect({ code, connections }).toEqual({ code: 0, connections: 2 })
  })

  it('downloads again when the download is cut', async () => {
    let downloads = 0
    api.on('downloadLote', (request, response) => {
      downloads += 1
      if (downloads === 1) {
        response.writeHead(200, { 'content-length': '9' })
        response.write('zip')
        setImmediate(() => response.destroy())
      } else file('junio_titulos.zip', 'zip bytes')(request, response)
    })
    const { code } = await runCli(main, sandbox, `${GENERAR} --si`.split(' '), {
      env: { ...env(), APREMIA_REINTENTOS: '1' },
    })
    expect({ code, downloads }).toEqual({ code: 0, downloads: 2 })
    expect(read('junio_titulos.zip')).toBe('zip bytes')
  })

  // Less than the silence after which a quiet stream is left: the signal itself has to be heard.
  it('Ctrl-C stops the job in order; then the lot goes on', { timeout: 15_000 }, async () => {
    api.on('watchTrabajo', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: trabajo\ndata: ${JSON.stringify(trabajo('en-curso'))}\n\n`)
    })
    const running = startCli(main, sandbox, `${GENERAR} --si --json`.split(' '), { env: env() })
    await running.seen(/Lote/)
    running.child.kill('SIGINT')
    const { code, stdout, stderr } = await running.done
    expect(code).toBe(130)
    expect(JSON.parse(stdout).error.salida).toBe(130)
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
    expect(names().at(-1)).toBe('cancelTrabajo')
    expect(existsSync(join(sandbox.folder, 'junio_titulos.zip'))).toBe(false)

    api.on('watchTrabajo', events(trabajo('terminado')))
    let asked = 0
    api.on('getLote', (request, response) => {
      asked += 1
      json(lote({ estado: asked === 1 ? 'pendiente' : 'listo' }))(request, response)
    })
    expect((await run(`titulos reanudar ${LOTE}`)).code).toBe(0)
    expect(names()).toContain('resumeLote')
    expect(read('junio_titulos.zip')).toBe('zip bytes')
  })

  it('Ctrl-C twice ends at once', async () => {
    api.on('watchTrabajo', () => undefined)
    api.on('cancelTrabajo', () => undefined)
    const running = startCli(main, sandbox, `${GENERAR} --si`.split(' '), { env: env() })
    await running.seen(/Lote/)
    running.child.kill('SIGINT')
    await running.seen(/Interrumpiendo/)
    running.child.kill('SIGINT')
    expect((await running.done).code).toBe(130)
  })
})

describe('titulos procesar', () => {
  const done = trabajo('terminado', {
    tipo: 'procesar-planilla',
    lote: null,
    resumen: { filas: 3, ok: 2, conProblemas: 1 },
  })
  beforeEach(() => {
    api.on('generateXls', json(trabajo('pendiente', { lote: null }), 202))
    api.on('watchTrabajo', events(done))
    api.on('downloadTrabajo', file('junio_procesado.xlsx', 'procesada'))
  })

  it('sends, follows and saves', async () => {
    const { code, stdout, stderr } = await run('titulos procesar junio.xlsx --categoria inmueble')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'junio_procesado.xlsx\n' })
    expect(stderr).toContain('2 filas OK, 1 con problemas: vea la columna ESTADO')
    expect(read('junio_procesado.xlsx')).toBe('procesada')
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
    const sent = api.calls.find(({ name }) => name === 'generateXls')?.request.body ?? ''
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

describe('lists and documents', () => {
  it('lists titles as a table, as JSON and as CSV', async () => {
    api.on(
      'getTitulosInfo',
      json([titulo(101), titulo(102, { anulado: true })], 200, { 'x-total-count': '2' }),
    )
    const table = await run('titulos listar --desde 01/11/2026 --abogado A01')
    expect(table.stdout.split('\n')[0]).toMatch(/^NÚMERO +FECHA +CATEGORÍA/)
    expect(table.stdout).toMatch(/101 +20\/11\/2026 .* \$\u00a01\.234,50 +A01 .* listo/)
    expect(api.calls[0]?.request.query.get('startDate')).toBe('2026-11-01')

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
    api.on('getTitulosInfo', (request, response) => {
      const page = Number(request.query.get('pagina'))
      const rows = Array.from({ length: page === 3 ? 50 : 200 }, (_, i) => titulo(page * 1000 + i))
      json(rows, 200, { 'x-total-count': '450' })(request, response)
    })
    const document = JSON.parse((await run('titulos listar --todo --json')).stdout)
    expect(document.total).toBe(450)
    expect(document.datos).toHaveLength(450)
  })

  it('lists lots', async () => {
    api.on('listLotes', json([lote()], 200, { 'x-total-count': '1' }))
    expect((await run('titulos lotes')).stdout).toContain(LOTE)
    expect(JSON.parse((await run('titulos lotes --json')).stdout).datos[0]).toMatchObject({
      lote: LOTE,
      total: '1234.50',
      creado: '2026-11-20T13:00:00.000Z',
    })
  })

  it('downloads a lot, a title, the example and the list', async () => {
    api.on('downloadTitulo', file('titulo_000000101.pdf', 'pdf'))
    api.on('getXlsExample', file('ejemplo.xlsx', 'ejemplo'))
    api.on('exportTitulosInfo', file('titulos.xlsx', 'lista'))
    expect((await run(`titulos descargar ${LOTE}`)).stdout).toBe('junio_titulos.zip\n')
    expect((await run('titulos descargar 101 -o -')).stdout).toBe('pdf')
    expect((await run('titulos ejemplo --categoria comercio')).stdout).toBe(
      'ejemplo_comercio.xlsx\n',
    )
    expect(api.calls.at(-1)?.request.query.get('category')).toBe('comercio')
    expect((await run('titulos listar --excel t.xlsx')).stdout).toBe('t.xlsx\n')
    expect(read('t.xlsx')).toBe('lista')
    api.on('getLote', json(lote({ estado: 'pendiente' })))
    expect((await run(`titulos descargar ${LOTE} -o otro.zip`)).code).toBe(2)
  })
})

describe('titulos anular', () => {
  const ANULAR = ['titulos', 'anular', '101', '--motivo', 'Pagado el mismo día']
  const anular = (...args: string[]) => runCli(main, sandbox, [...ANULAR, ...args], { env: env() })

  it('needs the number typed again, and --dry-run annuls nothing', async () => {
    api.on('getLastTitleNumber', json({ lastTitleNumber: 150 }))
    expect((await anular('--dry-run')).stdout).toContain('Se anularía el título 101')
    expect((await anular()).code).toBe(2)
    expect((await anular('--confirmar=102')).code).toBe(2)
    expect(names()).toEqual(['getLastTitleNumber'])
  })

  it('annuls', async () => {
    api.on(
      'annulTitulo',
      json(titulo(101, { anulado: true, motivo_anulacion: 'Pagado el mismo día' })),
    )
    const { code, stdout } = await anular('--confirmar=101', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout).datos).toEqual({
      numero: 101,
      motivo: 'Pagado el mismo día',
      anulado: true,
    })
  })
})
