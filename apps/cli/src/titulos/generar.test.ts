import { createHash } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, failure, file, json } from '../../test/fake-api.ts'
import {
  errorDeFila,
  LIBRO_DE_PRUEBA,
  LOTE,
  lote,
  simulacion,
  trabajo,
} from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, start, on, calls, names, folder, read } = useApi()
const GENERAR = 'titulos generar junio.xlsx --categoria inmueble --inicio 101'

beforeEach(() => {
  on('simulateTitles', json(simulacion()))
  on('generateTitles', json(trabajo('pendiente'), 202))
  on('watchTrabajo', events(trabajo('en-curso'), trabajo('terminado')))
  on('getTrabajo', json(trabajo('terminado')))
  on('cancelTrabajo', json(trabajo('cancelado')))
  on('getLote', json(lote()))
  on('downloadLote', file('junio_titulos.zip', 'zip bytes'))
  on('resumeLote', json(trabajo('pendiente')))
})

describe('titulos generar', () => {
  it('sends, follows and saves, and prints the lot at once', async () => {
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
    const sent = calls()[1]?.request
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
    expect(readdirSync(folder())).toEqual(['junio.xlsx'])
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
    on('simulateTitles', json(simulacion({ errores, cantidad: 0 })))
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

  it('--omitir-invalidas lists the rows it leaves out', async () => {
    on('simulateTitles', (request, response) => {
      const whole = request.body.includes('name="omitirInvalidas"\r\n\r\n0')
      const answer = json(
        simulacion(whole ? { errores: [errorDeFila(3)] } : { omitidas: 1, filasOmitidas: [3] }),
      )
      answer(request, response)
    })
    const { code, stderr } = await run(`${GENERAR} --si --omitir-invalidas --errores e.csv`)
    expect(code).toBe(0)
    expect(stderr).toContain('Fila 3, columna ABOGADO')
    expect(stderr).toContain('Aviso: Filas sin título por --omitir-invalidas (1): 3.')
    expect(read('e.csv')).toContain('Títulos;3;')
  })

  it('a gap in the numbers → 6, until it is accepted with a reason', async () => {
    on('simulateTitles', json(simulacion({ hueco: { desde: 101, hasta: 104 } })))
    const { code, stdout } = await run(`${GENERAR} --si --json`)
    expect(code).toBe(6)
    expect(JSON.parse(stdout).error).toMatchObject({
      codigo: 'salto-de-numeracion',
      detalle: { ultimo: 100, desde: 101, hasta: 104 },
    })
    expect((await run(`${GENERAR} --si --aceptar-salto`)).code).toBe(2)
    expect((await run(`${GENERAR} --si --aceptar-salto --motivo viejo`)).code).toBe(0)
    const sent = calls().find(({ name }) => name === 'generateTitles')?.request.body
    expect(sent).toMatch(/name="confirmarSalto"\r\n\r\n1\r\n[\s\S]*name="motivoSalto"\r\n\r\nviejo/)
  })

  it('a number already taken → 6', async () => {
    const taken = failure(409, 'numero-tomado', { detalle: { ultimo: 140, inicio: 101 } })
    on('simulateTitles', taken)
    on('generateTitles', taken)
    const { code, stderr } = await run(`${GENERAR} --si`)
    expect(code).toBe(6)
    expect(stderr).toContain('El próximo libre es el 141.')
  })

  it.each(['simulateTitles', 'generateTitles'] as const)(
    'a repeated command resumes the same lot (found by %s)',
    async (call) => {
      const detalle = { lote: LOTE, desde: 101, hasta: 102 }
      on(call, failure(409, 'libro-repetido', { detalle }))
      const { code, stderr } = await run(`${GENERAR} --si`)
      expect(code).toBe(0)
      expect(stderr).toContain(`Esta planilla ya se numeró en el lote ${LOTE}`)
      expect(read('junio_titulos.zip')).toBe('zip bytes')
    },
  )

  it('names its request: the same command gives the same name, whatever its start number', async () => {
    const sent = async (command: string) => {
      await run(`${command} --si --force`)
      const all = calls().flatMap(({ request }) => request.headers['idempotency-key'] ?? [])
      return new Set(all.slice(-2))
    }
    const first = await sent(`${GENERAR} --forzar`)
    expect(first.size).toBe(1)
    expect([...first][0]).toMatch(/^cli-[0-9a-f]{64}$/)
    expect(await sent(`${GENERAR.replace('101', '300')} --forzar`)).toEqual(first)
    expect(await sent(GENERAR)).not.toEqual(first)
    expect(await sent(`${GENERAR} --forzar --clave mayo-2`)).toEqual(new Set(['mayo-2']))
    expect((await run(`${GENERAR} --clave ñandú`)).code).toBe(2)
  })

  it('sends again what got no answer: the service knows it by its name', async () => {
    let sent = 0
    on('generateTitles', (request, response) => {
      sent += 1
      if (sent === 1) response.destroy()
      else json(trabajo('pendiente'), 202)(request, response)
    })
    const { code } = await run(`${GENERAR} --si --forzar`, { env: { APREMIA_REINTENTOS: '1' } })
    expect({ code, sent }).toEqual({ code: 0, sent: 2 })
  })

  it('--forzar again goes on with its lot; with another number it needs another name', async () => {
    const detalle = { lote: LOTE, desde: 101, hasta: 102 }
    on('simulateTitles', failure(409, 'libro-repetido', { detalle }))
    expect((await run(`${GENERAR} --forzar --si`)).code).toBe(0)
    expect(read('junio_titulos.zip')).toBe('zip bytes')
    const otro = `${GENERAR.replace('101', '103')} --forzar --si --force`
    const { code, stderr } = await run(otro)
    expect(code).toBe(6)
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
    expect(stderr).toContain('--clave')
    expect((await run(`${otro} --clave mayo`)).code).toBe(0)
    expect(names()).not.toContain('generateTitles')
  })

  it('the same workbook with another number → 6, naming its lot', async () => {
    on('generateTitles', failure(409, 'libro-repetido', { detalle: { lote: LOTE } }))
    const { code, stderr } = await run(`${GENERAR.replace('101', '200')} --si`)
    expect(code).toBe(6)
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
  })

  it('--sin-esperar leaves as soon as the numbers are taken', async () => {
    on('watchTrabajo', () => undefined)
    const { code, stdout } = await run(`${GENERAR} --si --sin-esperar`)
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${LOTE}\n` })
    expect(names()).not.toContain('downloadLote')
  })

  it('never writes over a file, nor leaves half of one', async () => {
    writeFileSync(join(folder(), 'junio_titulos.zip'), 'mine')
    const refused = await run(`${GENERAR} --si`)
    expect(refused.code).toBe(1)
    expect((await run(`${GENERAR} --dry-run`)).code).toBe(1)
    expect(names()).toEqual([])
    on('getLote', json(lote({ sha256: 'f'.repeat(64) })))
    const damaged = await run(`${GENERAR} --si --force`)
    expect(damaged.code).toBe(7)
    expect(read('junio_titulos.zip')).toBe('mine')
    const sha256 = createHash('sha256').update('zip bytes').digest('hex')
    on('getLote', json(lote({ sha256 })))
    expect((await run(`${GENERAR} --si --force`)).code).toBe(0)
    expect(read('junio_titulos.zip')).toBe('zip bytes')
    expect(readdirSync(folder()).sort()).toEqual(['junio.xlsx', 'junio_titulos.zip'])
  })

  it('reads stdin and writes stdout', async () => {
    const { code, stdout } = await run(
      'titulos generar - --categoria inmueble --inicio 101 --si -o -',
      { input: LIBRO_DE_PRUEBA },
    )
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'zip bytes' })
    expect((await run(`${GENERAR} --si -o - --json`)).code).toBe(2)
  })

  it('a job that fails leaves its lot to be finished', async () => {
    const error = { code: 'error-interno', message: 'Se rompió.' }
    on('watchTrabajo', events(trabajo('fallido', { error })))
    const { code, stderr } = await run(`${GENERAR} --si`)
    expect(code).toBe(1)
    expect(stderr).toContain('Error: Se rompió.')
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
  })

  it('goes on through a broken stream of events', async () => {
    let connections = 0
    on('getTrabajo', json(trabajo('en-curso')))
    on('watchTrabajo', (request, response) => {
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
    on('downloadLote', (request, response) => {
      downloads += 1
      if (downloads === 1) {
        response.writeHead(200, { 'content-length': '9' })
        response.write('zip')
        setImmediate(() => response.destroy())
      } else file('junio_titulos.zip', 'zip bytes')(request, response)
    })
    const { code } = await run(`${GENERAR} --si`, { env: { APREMIA_REINTENTOS: '1' } })
    expect({ code, downloads }).toEqual({ code: 0, downloads: 2 })
    expect(read('junio_titulos.zip')).toBe('zip bytes')
  })

  it('Ctrl-C stops the job in order; then the lot goes on', async () => {
    on('watchTrabajo', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: trabajo\ndata: ${JSON.stringify(trabajo('en-curso'))}\n\n`)
    })
    const running = start(`${GENERAR} --si --json`)
    await running.seen(/Lote/)
    running.child.kill('SIGINT')
    const { code, stdout, stderr } = await running.done
    expect(code).toBe(130)
    expect(JSON.parse(stdout).error.salida).toBe(130)
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
    expect(names().slice(-2)).toEqual(['cancelTrabajo', 'getTrabajo'])
    expect(existsSync(join(folder(), 'junio_titulos.zip'))).toBe(false)

    on('watchTrabajo', events(trabajo('terminado')))
    let asked = 0
    on('getLote', (request, response) => {
      asked += 1
      json(lote({ estado: asked === 1 ? 'pendiente' : 'listo' }))(request, response)
    })
    expect((await run(`titulos reanudar ${LOTE}`)).code).toBe(0)
    expect(names()).toContain('resumeLote')
    expect(read('junio_titulos.zip')).toBe('zip bytes')
  })

  it('Ctrl-C when the lot had just ended says how its titles are had', async () => {
    on('watchTrabajo', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: trabajo\ndata: ${JSON.stringify(trabajo('en-curso'))}\n\n`)
    })
    on('cancelTrabajo', failure(409, 'trabajo-terminado'))
    on('getTrabajo', json(trabajo('terminado')))
    const running = start(`${GENERAR} --si`)
    await running.seen(/Lote/)
    running.child.kill('SIGINT')
    const { code, stderr } = await running.done
    expect(code).toBe(130)
    expect(stderr).toContain('El trabajo ya había terminado: lo hecho queda.')
    expect(stderr).toContain(`apremia titulos reanudar ${LOTE}`)
  })

  it('Ctrl-C twice ends at once', async () => {
    on('watchTrabajo', () => undefined)
    on('cancelTrabajo', () => undefined)
    const running = start(`${GENERAR} --si`)
    await running.seen(/Lote/)
    running.child.kill('SIGINT')
    await running.seen(/Interrumpiendo/)
    running.child.kill('SIGINT')
    expect((await running.done).code).toBe(130)
  })
})
