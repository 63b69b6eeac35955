import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let [admin, a01, a02]: string[] = []
let desde = 0
beforeAll(async () => {
  test = await startTestApp()
  a01 = await test.login('20000003')
  const answer = await pedirCartas(test, a01, await intimables(test, 'A01', 12))
  const { lote, trabajo } = answer.json()
  expect(lote.cantidad).toBeGreaterThanOrEqual(4)
  desde = lote.desde
  await esperarTrabajo(test, trabajo.id)
  test.setAhora(new Date('2026-12-01T15:00:00Z'))
  admin = await test.login('20000001')
  a01 = await test.login('20000003')
  a02 = await test.login('20000004')
})
afterAll(() => test.close())

const RECIBIDA = {
  medio: 'carta-documento',
  pieza: 'CD123456789',
  resultado: 'recibida',
  fecha: '2026-11-27',
  hora: '10:30',
  receptor: 'Núñez, José',
  dni: '12.345.678',
  vinculo: 'hijo',
}

const anotar = (numero: number, body: object, token = a01) =>
  test.call('PUT', `/api/cartas/${numero}/acuse`, token, body)

const pendientes = async (): Promise<number[]> =>
  (await test.call('GET', '/api/cartas?acuse=pendiente', a01))
    .json()
    .map(({ numero }: { numero: number }) => numero)

it('acknowledgements read by a scanner are found by their numbers, in their pages, and only those the person may see', async () => {
  const pedir = (numeros: string, token = a01) =>
    test.call('GET', `/api/cartas?porPagina=200&pagina=1&numeros=${numeros}`, token)
  const answer = await pedir(`${desde + 1},${desde},999999999`)
  expect(answer.json().map(({ numero }: { numero: number }) => numero)).toEqual([desde + 1, desde])
  expect(answer.headers['x-total-count']).toBe('2')
  for (const mal of ['ab', '1;2', ',1']) expect((await pedir(mal)).statusCode, mal).toBe(400)
})

describe('an acknowledgement', () => {
  it('is recorded with who received it, and says when the term of the letter ends (D66)', async () => {
    const answer = await anotar(desde, RECIBIDA)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().acuse).toMatchObject({
      ...RECIBIDA,
      dni: '12345678',
      termina: '2026-12-04',
      escaneo: '0',
    })
    expect(await pendientes()).not.toContain(desde)
  })

  it('a recorded acknowledgement is corrected only with a reason, and the history keeps both', async () => {
    const otra = { ...RECIBIDA, fecha: '2026-11-30' }
    const refused = await anotar(desde, otra)
    expect([refused.statusCode, refused.json().error.fields[0].field]).toEqual([422, 'correccion'])
    const corrected = await anotar(desde, { ...otra, correccion: 'Se leyó mal el sello' })
    expect(corrected.json().acuse.fecha).toBe('2026-11-30')
    const { rows } = await test.open.pool.query(
      `select antes::text, despues::text from historial where operacion = 'save-acuse-de-carta' order by orden desc limit 1`,
    )
    expect(rows[0].antes).toContain('2026-11-27')
    expect(rows[0].despues).toContain('Se leyó mal el sello')
  })

  it('is refused with every fault, each in its field', async () => {
    const refused = await anotar(desde + 1, {
      medio: 'cedula',
      resultado: 'devuelta',
      fecha: '2026-11-01',
    })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'fecha',
      'motivo',
    ])
  })

  it('keeps its scan, whose type is detected by content and not by name', async () => {
    const enviar = (bytes: Buffer) => {
      const boundary = '----apremia'
      const campo = ([name, value]: [string, string]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      const campos = Object.entries({ medio: 'cedula', resultado: 'fijada', fecha: '2026-11-27' })
      return test.app.inject({
        method: 'PUT',
        url: `/api/cartas/${desde + 1}/acuse`,
        headers: {
          authorization: `Bearer ${a01}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([
          Buffer.from(campos.map(campo).join('')),
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="escaneo"; filename="acuse.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
          ),
          bytes,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      })
    }
    const falso = await enviar(Buffer.from('no es un PDF'))
    expect([falso.statusCode, falso.json().error.code]).toEqual([415, 'tipo-de-documento'])
    expect(await pendientes()).toContain(desde + 1)
    const bytes = Buffer.from('%PDF-1.4 el acuse')
    const answer = await enviar(bytes)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().acuse).toMatchObject({ resultado: 'fijada', escaneo: '1' })
    const scan = await test.call('GET', `/api/cartas/${desde + 1}/acuse/escaneo`, a01)
    expect(scan.headers['content-type']).toBe('application/pdf')
    expect(scan.rawPayload.equals(bytes)).toBe(true)
    const sin = await test.call('GET', `/api/cartas/${desde}/acuse/escaneo`, a01)
    expect(sin.statusCode).toBe(404)
  })
})

describe('several at once', () => {
  const anotarVarios = (acuses: readonly object[], token = a01) =>
    test.call('POST', '/api/cartas/acuses', token, { acuses })
  const devuelta = (numero: number) => ({
    numero,
    medio: 'notificador',
    notificador: '12',
    resultado: 'mudado',
    fecha: '2026-11-30',
    motivo: 'Se fue a Zárate',
  })

  it('are recorded all or none, and the one at fault is named', async () => {
    const refused = await anotarVarios([
      devuelta(desde + 2),
      { ...devuelta(desde + 3), motivo: '' },
      devuelta(desde + 2),
    ])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.fields.map(({ message }: { message: string }) => message)).toEqual([
      `Carta Nº ${desde + 3}: Indique el motivo.`,
      `La carta Nº ${desde + 2} está más de una vez.`,
    ])
    expect(await pendientes()).toEqual(expect.arrayContaining([desde + 2, desde + 3]))
    const validas = { acuses: [devuelta(desde + 2), devuelta(desde + 3)] }
    const simulado = await test.call('POST', '/api/cartas/acuses/simular', a01, validas)
    expect(simulado.json()).toEqual({ anotados: 2 })
    expect(await pendientes()).toEqual(expect.arrayContaining([desde + 2, desde + 3]))
    const done = await anotarVarios([devuelta(desde + 2), devuelta(desde + 3)])
    expect(done.json()).toEqual({ anotados: 2 })
    const { rows } = await test.open.pool.query(
      `select entidad_id from historial where operacion = 'save-acuses-de-cartas' order by orden`,
    )
    expect(rows.map((row) => Number(row.entidad_id))).toEqual([desde + 2, desde + 3])
    const mudados = (await test.call('GET', '/api/cartas?acuse=mudado', a01)).json()
    expect(mudados.map(({ acuse }: { acuse: { termina: null } }) => acuse.termina)).toEqual([
      null,
      null,
    ])
  })

  it('a letter of another lawyer refuses the whole request, as a letter that does not exist would', async () => {
    const ajena = await anotarVarios([devuelta(desde + 2)], a02)
    const ninguna = await anotarVarios([devuelta(900_000)], a02)
    expect([ajena.statusCode, ninguna.statusCode]).toEqual([404, 404])
    expect(ajena.json().error.message).toBe(`No existe la carta Nº ${desde + 2}.`)
  })

  it('when two people record the same acknowledgement, one wins and the other receives a conflict', async () => {
    const { trabajo, lote } = (
      await pedirCartas(test, a01, await intimables(test, 'A01', 1), {
        vencimiento: 'actual',
        // On the day of this test the amounts of the demo data are too old. The server therefore makes letters only
        // with a reason.
        motivoForzar: 'Una prueba',
      })
    ).json()
    await esperarTrabajo(test, trabajo.id)
    const acuse = { medio: 'cedula', resultado: 'fijada', fecha: '2026-12-01' }
    const answers = await Promise.all([
      anotar(lote.desde, acuse),
      anotar(lote.desde, acuse, admin),
      anotar(lote.desde, acuse),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })
})

const libro = (filas: readonly object[]) => ({
  name: 'acuses.xlsx',
  bytes: XLSX.write(XLSX.utils.book_new(XLSX.utils.json_to_sheet([...filas])), {
    ...{ type: 'buffer', bookType: 'xlsx' },
  }) as Buffer,
})

describe('a workbook of acknowledgements', () => {
  const cargar = (filas: readonly object[], token = a01, simular = '') =>
    upload(test, `/api/cartas/acuses/planilla${simular}`, token ?? '', {}, libro(filas))

  it('is taken with the letters that have not come back, filled in, looked at and loaded', async () => {
    const answer = await test.call('GET', '/api/cartas/acuses/planilla', a01)
    expect(answer.headers['content-disposition']).toContain('acuses_para_completar.xlsx')
    const [sheet] = Object.values(XLSX.read(answer.rawPayload).Sheets)
    const filas = XLSX.utils.sheet_to_json<Record<string, string>>(sheet as XLSX.WorkSheet)
    const numeros = filas.map((fila) => Number(fila['N° DE CARTA'])).sort((a, b) => a - b)
    const antes = (await pendientes()).sort((a, b) => a - b)
    expect(numeros).toEqual(antes)
    expect(numeros.length).toBeGreaterThan(0)
    const llenas = filas.map((fila, i) =>
      i > 0
        ? fila
        : {
            ...fila,
            ...{ MEDIO: 'Cédula', RESULTADO: 'Se negó a recibirla', FECHA: '27/11/2026' },
            ...{ HORA: 0.4375, MOTIVO: 'No abrió' },
          },
    )
    const carta = Number(filas[0]?.['N° DE CARTA'])
    expect((await cargar(llenas, a01, '/simular')).json()).toMatchObject({ anotados: 1 })
    expect(await pendientes()).toHaveLength(antes.length)
    const cargada = await cargar(llenas)
    expect(cargada.json(), cargada.body).toMatchObject({ anotados: 1, iguales: 0 })
    const [anotada] = (await test.call('GET', `/api/cartas?acuse=negada`, a01))
      .json()
      .filter(({ numero }: { numero: number }) => numero === carta)
    expect(anotada.acuse).toMatchObject({ medio: 'cedula', hora: '10:30', motivo: 'No abrió' })
    expect((await cargar(llenas)).json()).toMatchObject({ anotados: 0, iguales: 1 })
    const otra = llenas.map((fila, i) => (i > 0 ? fila : { ...fila, MOTIVO: 'Se mudó' }))
    expect((await cargar(otra)).json().error.errores).toMatchObject([
      { columna: 'POR QUÉ SE CORRIGE', regla: 'carta.acuse-anotado' },
    ])
  })

  it('is refused whole, each row with its reasons; of another lawyer a letter does not exist', async () => {
    const antes = (await pendientes()).length
    const [numero = 0] = await pendientes()
    const fila = { MEDIO: 'Cédula', RESULTADO: 'Recibida', FECHA: '27/11/2026' }
    const filas = [
      { 'N° DE CARTA': numero, ...fila, 'QUIÉN LA RECIBIÓ': 'Gil' },
      { 'N° DE CARTA': 999_999, ...fila },
      { 'N° DE CARTA': numero, ...fila },
      { 'N° DE CARTA': 'x', ...fila },
    ]
    const errores = (await cargar(filas)).json().error.errores
    expect(
      errores.map(({ fila, columna, regla }: Record<string, unknown>) => [fila, columna, regla]),
    ).toEqual([
      [3, 'N° DE CARTA', 'carta.inexistente'],
      [4, 'N° DE CARTA', 'carta.acuse-repetida'],
      [5, 'N° DE CARTA', 'planilla.numero'],
    ])
    const ajena = (await cargar([{ 'N° DE CARTA': numero, ...fila }], a02)).json()
    expect(ajena.error.errores[0].mensaje).toBe(`No existe la carta Nº ${numero}.`)
    expect(await pendientes()).toHaveLength(antes)
  })
})
