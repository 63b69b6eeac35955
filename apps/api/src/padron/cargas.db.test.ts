import { compareInmueble, NOMBRES_DE_CAMPOS } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { readLibro, upload } from '../../test/libros.ts'
import {
  applyCargaDePrueba,
  type CargaDePrueba,
  csvDePadron,
  dumpPadron,
  type FilaDePadronDePrueba,
  readPadronEntero,
  reviewCargaDePrueba,
  waitTrabajo,
} from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let padron: FilaDePadronDePrueba[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  padron = await readPadronEntero(test.open.pool)
})
afterAll(() => test.close())

const dump = () => dumpPadron(test.open.pool)
const review = (filas: readonly FilaDePadronDePrueba[], modo?: 'completa' | 'parcial') =>
  reviewCargaDePrueba(test, admin, filas, modo)
const apply = (id: number, body?: object) => applyCargaDePrueba(test, admin, id, body)
const undo = async (id: number) => {
  const response = await test.call('POST', `/api/padron/cargas/${id}/deshacer`, admin)
  return response.statusCode === 200
    ? waitTrabajo(test, admin, response.json().id)
    : { statusCode: response.statusCode, mensaje: response.json().error.message as string }
}
const cambios = async (carga: number, clase: string) => {
  const url = `/api/padron/cambios?carga=${carga}&clase=${clase}&porPagina=200`
  return (await test.call('GET', url, admin)).json()
}
const countsOf = ({ nuevos, cambiados, iguales, bajas, rechazadas }: CargaDePrueba) => ({
  ...{ nuevos, cambiados, iguales, bajas, rechazadas },
})

const NUEVO = 888_000_001
const fila = (numero: number, datos: FilaDePadronDePrueba = {}): FilaDePadronDePrueba => ({
  ...Object.fromEntries(Object.keys(padron[0] ?? {}).map((columna) => [columna, null])),
  ...{ NRO_INMUEBLE: numero, RECURSO: 'AB', CALLE: 'De la Prueba', NRO: 12, ...datos },
})
const inmuebles = () => [...new Set(padron.map(({ NRO_INMUEBLE }) => Number(NRO_INMUEBLE)))]
const unaDe = (numero: number | undefined) =>
  padron.find(({ NRO_INMUEBLE }) => NRO_INMUEBLE === numero) as FilaDePadronDePrueba

describe('loads of the provincial registry', () => {
  it('the registry itself changes nothing, complete or not', async () => {
    const antes = await dump()
    for (const modo of ['completa', 'parcial'] as const) {
      const carga = await review(padron, modo)
      expect(carga).toMatchObject({ estado: 'revisada', rechazadas: 0, impedimentos: [] })
      expect(countsOf(carga)).toEqual({
        ...{ nuevos: 0, cambiados: 0, bajas: 0, rechazadas: 0 },
        iguales: inmuebles().length,
      })
      expect(await apply(carga.id)).toMatchObject({ estado: 'terminado' })
    }
    expect(await dump()).toEqual(antes)
  })

  it('previews the changes, applies them once, lists them and undoes them', async () => {
    const antes = await dump()
    const [a, b, c] = inmuebles() as [number, number, number]
    const falta = inmuebles().at(-1) as number
    const filas = [
      ...padron
        .filter(({ NRO_INMUEBLE }) => NRO_INMUEBLE !== falta)
        .map((una) => {
          if (una.NRO_INMUEBLE === a) return { ...una, CALLE: 'Nueva Calle \\ 9', NRO: null }
          if (una.NRO_INMUEBLE === b)
            return { ...una, PAR_PROVINCIAL: unaDe(c).PAR_PROVINCIAL as string }
          if (una.NRO_INMUEBLE === c)
            return { ...una, PAR_PROVINCIAL: unaDe(b).PAR_PROVINCIAL as string }
          return una
        }),
      fila(NUEVO, { PAR_PROVINCIAL: '098-888001-1', APYNOM: 'PRUEBA, Nueva' }),
      fila(NUEVO, { RECURSO: 'SS', PAR_PROVINCIAL: '098-888001-1', APYNOM: 'PRUEBA, Nueva' }),
    ]
    const carga = await review(filas, 'completa')
    expect(countsOf(carga)).toEqual({
      ...{ nuevos: 1, cambiados: 3, bajas: 1, rechazadas: 0 },
      iguales: inmuebles().length - 4,
    })
    const vistos = await cambios(carga.id, 'cambiado')
    expect(vistos[0]).toEqual({
      ...{ NRO_INMUEBLE: a, clase: 'cambiado' },
      cambios: expect.arrayContaining([
        { campo: 'CALLE', antes: unaDe(a).CALLE, despues: 'Nueva Calle \\ 9' },
      ]),
    })
    expect(await cambios(carga.id, 'baja')).toMatchObject([{ NRO_INMUEBLE: falta }])
    expect(await cambios(carga.id, 'nuevo')).toMatchObject([{ NRO_INMUEBLE: NUEVO }])
    expect(await dump()).toEqual(antes)

    expect(await apply(carga.id)).toMatchObject({ estado: 'terminado', resumen: { nuevos: 1 } })
    const { rows } = await test.open.pool.query(
      `select nro_inmueble, calle, nro, activo, titular from inmueble
       where nro_inmueble = any($1) order by 1`,
      [[a, falta, NUEVO]],
    )
    expect(rows).toMatchObject([
      { nro_inmueble: a, calle: 'Nueva Calle \\ 9', nro: null, activo: true },
      { nro_inmueble: falta, activo: false },
      { nro_inmueble: NUEVO, titular: 'PRUEBA, Nueva', activo: true },
    ])
    expect(await cambios(carga.id, 'cambiado')).toEqual(vistos)
    expect(await cambios(carga.id, 'nuevo')).toMatchObject([{ NRO_INMUEBLE: NUEVO }])

    const otraVez = await review(filas, 'completa')
    expect(countsOf(otraVez)).toEqual({
      ...{ nuevos: 0, cambiados: 0, bajas: 0, rechazadas: 0 },
      iguales: inmuebles().length,
    })

    expect(await undo(carga.id)).toMatchObject({ estado: 'terminado' })
    expect(await dump()).toEqual(antes)
    expect(await undo(carga.id)).toMatchObject({ statusCode: 409 })
  })

  it('says the same as the rule, property by property', async () => {
    const [a, b, c] = inmuebles() as [number, number, number]
    const filas = [
      { ...unaDe(a), BARRIO: 'Otro', RECURSO: 'AB' },
      { ...unaDe(b), CALLE: null, UNI_FUNCIONAL: 7, CIRCUNS: 'X' },
      unaDe(c),
    ]
    const carga = await review(filas, 'parcial')
    const vistos = new Map<number, unknown>(
      (await cambios(carga.id, 'cambiado')).map((uno: { NRO_INMUEBLE: number }) => [
        uno.NRO_INMUEBLE,
        uno,
      ]),
    )
    for (const nueva of filas) {
      const numero = Number(nueva.NRO_INMUEBLE)
      const datosDe = (una: FilaDePadronDePrueba) =>
        Object.fromEntries(NOMBRES_DE_CAMPOS.map((campo) => [campo, una[campo] || null]))
      const { clase, cambios: segun } = compareInmueble(
        {
          activo: true,
          recursos: padron.flatMap((una) =>
            una.NRO_INMUEBLE === numero ? [String(una.RECURSO)] : [],
          ),
          datos: datosDe(unaDe(numero)),
        },
        { recursos: [String(nueva.RECURSO)], datos: datosDe(nueva) },
        { modo: 'parcial' },
      )
      if (clase === 'igual') expect(vistos.get(numero)).toBeUndefined()
      else
        expect(vistos.get(numero)).toMatchObject({
          cambios: expect.arrayContaining(segun.map((uno) => ({ ...uno }))),
        })
    }
  })

  it('returns refused rows with their reason, and does not change their properties', async () => {
    const [a, b] = inmuebles() as [number, number]
    const filas = [
      ...padron.filter(({ NRO_INMUEBLE }) => NRO_INMUEBLE !== a && NRO_INMUEBLE !== b),
      { ...unaDe(a), RECURSO: 'ZZ' },
      { ...unaDe(b), PAR_PROVINCIAL: '12' },
      fila(NUEVO, { PAR_PROVINCIAL: unaDe(a).PAR_PROVINCIAL as string }),
    ]
    const carga = await review(filas, 'completa')
    expect(carga).toMatchObject({ rechazadas: 3, bajas: 0, nuevos: 0 })
    const file = await test.call('GET', `/api/padron/cargas/${carga.id}/rechazadas`, admin)
    expect(file.headers['content-disposition']).toContain('padron_rechazadas.xlsx')
    const [hoja] = Object.values(readLibro(file.rawPayload))
    expect(hoja?.map((una) => una['MOTIVO DEL RECHAZO'])).toEqual([
      'RECURSO: El municipio no tiene ese recurso para inmuebles.',
      'PAR_PROVINCIAL: La partida se escribe como 098-012345-6.',
      `PAR_PROVINCIAL: La partida es del inmueble ${a}.`,
    ])
    expect(hoja?.[0]).toMatchObject({ NRO_INMUEBLE: String(a), RECURSO: 'ZZ' })
    expect(hoja?.map((una) => Number(una['FILA DEL ARCHIVO']))).toEqual(
      [3, 2, 1].map((desdeElFin) => filas.length + 2 - desdeElFin),
    )
  })

  it('applies nothing while rows are refused, unless the person lets the others in (D192)', async () => {
    const antes = await dump()
    const filas = [fila(NUEVO), fila(NUEVO + 1, { RECURSO: 'ZZ' }), fila(NUEVO + 2, { NRO: 'x' })]
    const carga = await review(filas)
    expect(carga).toMatchObject({ nuevos: 1, rechazadas: 2 })
    expect(carga.impedimentos).toMatchObject([{ campo: 'rechazosHasta' }])
    for (const body of [{}, { rechazosHasta: 1 }, { confirmarBajas: true }]) {
      const sin = await test.call('POST', `/api/padron/cargas/${carga.id}/aplicar`, admin, body)
      expect([sin.statusCode, sin.json().error.fields?.[0]?.field]).toEqual([409, 'rechazosHasta'])
    }
    expect(await dump()).toEqual(antes)
    expect(await apply(carga.id, { rechazosHasta: 2 })).toMatchObject({
      ...{ estado: 'terminado', resumen: { nuevos: 1, rechazadas: 2 } },
    })
    expect(await undo(carga.id)).toMatchObject({ estado: 'terminado' })
    const otra = await review(filas)
    expect(await apply(otra.id, { continuar: true })).toMatchObject({ estado: 'terminado' })
    const { rows } = await test.open.pool.query(
      `select descripcion from historial where operacion = 'carga-de-padron' order by orden desc limit 1`,
    )
    expect(rows[0].descripcion).toContain('2 filas rechazadas')
    expect(await undo(otra.id)).toMatchObject({ estado: 'terminado' })
  })

  it('a merged cell refuses its row, and the property whose fields it has', async () => {
    const filas = [fila(NUEVO), fila(NUEVO, { RECURSO: 'SS' }), fila(NUEVO + 1), fila(NUEVO + 2)]
    const hoja = XLSX.utils.json_to_sheet(filas.map((una) => ({ ...una })))
    const columna = Object.keys(filas[0] ?? {}).indexOf('CALLE')
    hoja['!merges'] = [1, 3].map((r) => ({ s: { r, c: columna }, e: { r, c: columna + 1 } }))
    const bytes = XLSX.write(XLSX.utils.book_new(hoja), { type: 'buffer', bookType: 'xlsx' })
    const file = { name: 'combinado.xlsx', bytes: bytes as Buffer }
    const answer = await upload(test, '/api/padron/cargas', admin, { modo: 'parcial' }, file)
    await waitTrabajo(test, admin, answer.json().trabajo.id)
    const id = answer.json().carga
    const carga = (await test.call('GET', `/api/padron/cargas/${id}`, admin)).json()
    expect(carga).toMatchObject({ estado: 'revisada', nuevos: 1, filas: 1, rechazadas: 3 })
    const rechazadas = await test.call('GET', `/api/padron/cargas/${id}/rechazadas`, admin)
    const [mal] = Object.values(readLibro(rechazadas.rawPayload))
    expect(mal?.map((una) => [Number(una['FILA DEL ARCHIVO']), una['MOTIVO DEL RECHAZO']])).toEqual(
      [
        [2, 'La fila tiene celdas combinadas; sepárelas.'],
        [
          3,
          'La fila del inmueble de la que se toman sus datos tiene celdas combinadas; sepárelas.',
        ],
        [4, 'La fila tiene celdas combinadas; sepárelas.'],
      ],
    )
    expect(await apply(id, { continuar: true })).toMatchObject({ estado: 'terminado' })
    expect(await undo(id)).toMatchObject({ estado: 'terminado' })
  })

  it('a review only leaves no load and no row in the history (D192)', async () => {
    const { pool } = test.open
    const counts = async () => {
      const { rows } = await pool.query(`select (select count(*)::int from historial) as historial,
        (select count(*)::int from padron_carga) as cargas, (select count(*)::int from padron_carga_fila) as filas`)
      return rows[0]
    }
    const vieja = await review([fila(NUEVO)])
    await test.call('POST', `/api/padron/cargas/${vieja.id}/descartar`, admin)
    const antes = await counts()
    const listadas = (await test.call('GET', '/api/padron/cargas', admin)).headers['x-total-count']
    const file = { name: 'p.csv', bytes: csvDePadron([fila(NUEVO)]) }
    const pedido = { modo: 'parcial', simulacion: 'true' }
    const simular = async () => {
      const answer = await upload(test, '/api/padron/cargas', admin, pedido, file)
      await waitTrabajo(test, admin, answer.json().trabajo.id)
      return answer.json().carga as number
    }
    const dejada = await simular()
    const id = await simular()
    expect((await test.call('GET', `/api/padron/cargas/${dejada}`, admin)).statusCode).toBe(404)
    expect((await test.call('GET', `/api/padron/cargas/${id}`, admin)).json()).toMatchObject({
      ...{ estado: 'revisada', nuevos: 1 },
    })
    const lista = await test.call('GET', '/api/padron/cargas', admin)
    expect(lista.headers['x-total-count']).toBe(listadas)
    const aplicar = await test.call('POST', `/api/padron/cargas/${id}/aplicar`, admin, {})
    expect(aplicar.statusCode).toBe(409)
    const fuera = await test.call('POST', `/api/padron/cargas/${id}/descartar`, admin)
    expect(fuera.json(), fuera.body).toMatchObject({ estado: 'descartada' })
    expect(await counts()).toEqual(antes)
  })

  it('keeps no changes once it is discarded, and counts none', async () => {
    const una = unaDe(inmuebles()[3])
    const carga = await review([fila(NUEVO + 7), { ...una, CALLE: 'Otra de la prueba' }])
    expect(carga).toMatchObject({ nuevos: 1, cambiados: 1 })
    const fuera = await test.call('POST', `/api/padron/cargas/${carga.id}/descartar`, admin)
    expect(fuera.json(), fuera.body).toMatchObject({ estado: 'descartada' })
    for (const clase of ['nuevo', 'cambiado', 'baja']) {
      const url = `/api/padron/cambios?carga=${carga.id}&clase=${clase}`
      const respuesta = await test.call('GET', url, admin)
      expect([respuesta.json(), respuesta.headers['x-total-count']]).toEqual([[], '0'])
    }
  })

  it('makes many properties inactive only after a confirmation', async () => {
    const antes = await dump()
    const pocas = padron.filter(({ NRO_INMUEBLE }) => Number(NRO_INMUEBLE) <= (inmuebles()[9] ?? 0))
    const carga = await review(pocas, 'completa')
    expect(carga.impedimentos).toMatchObject([{ campo: 'confirmarBajas' }])
    const sin = await test.call('POST', `/api/padron/cargas/${carga.id}/aplicar`, admin, {})
    expect(sin.statusCode).toBe(409)
    expect(sin.json().error.fields).toMatchObject([{ field: 'confirmarBajas' }])
    expect(await apply(carga.id, { confirmarBajas: true })).toMatchObject({ estado: 'terminado' })
    expect(await undo(carga.id)).toMatchObject({ estado: 'terminado' })
    expect(await dump()).toEqual(antes)
  })

  it('applies only the reviewed changes', async () => {
    const [a] = inmuebles() as [number]
    const jefe = await test.login('20000002')
    const primera = await reviewCargaDePrueba(test, jefe, [{ ...unaDe(a), BARRIO: 'Uno' }])
    const segunda = await review([{ ...unaDe(a), BARRIO: 'Dos' }])
    expect(await apply(segunda.id)).toMatchObject({ estado: 'terminado' })
    const fin = await applyCargaDePrueba(test, jefe, primera.id)
    expect(fin).toMatchObject({ estado: 'fallido', error: { code: 'padron-cambiado' } })
    await undo(segunda.id)
  })

  it('is undone only if it is the last one and nothing uses the rows it added', async () => {
    const { pool } = test.open
    const uno = await review([fila(NUEVO)])
    await apply(uno.id)
    const dos = await review([fila(NUEVO, { NRO: 14 })])
    await apply(dos.id)
    expect(await undo(uno.id)).toMatchObject({ statusCode: 409 })
    expect(await undo(dos.id)).toMatchObject({ estado: 'terminado' })
    await pool.query(
      `insert into vinculo (tipo, imponible, orden, nro_contrib, vinculo_desc)
       select 'I', $1, 1, min(nro_contrib), 'titular' from contribuyente`,
      [NUEVO],
    )
    const usado = await undo(uno.id)
    expect(usado).toMatchObject({ mensaje: expect.stringContaining(String(NUEVO)) })
    await pool.query(`delete from vinculo where imponible = $1`, [NUEVO])
    expect(await undo(uno.id)).toMatchObject({ estado: 'terminado' })
  })

  it('answers the documented call when it is saved, or why not', async () => {
    const send = (
      filas: readonly FilaDePadronDePrueba[],
      path = 'cargarregsitrosinmuebles',
      campo = 'typeChrage',
    ) =>
      test.call('POST', `/api/creaciontitulos/${path}`, admin, {
        file: `data:text/csv;base64,${csvDePadron(filas).toString('base64')}`,
        [campo]: 'parcial',
      })
    const bien = await send([fila(NUEVO)])
    expect(bien.json()).toMatchObject({
      mensaje: 'Archivo enviado con éxito',
      carga: { estado: 'aplicada', nuevos: 1 },
    })
    const otra = await send([fila(NUEVO)], 'cargarregistrosinmuebles', 'typeCharge')
    expect(otra.json()).toMatchObject({ carga: { nuevos: 0, iguales: 1 } })
    const mal = await send([fila(NUEVO, { RECURSO: 'ZZ' })])
    expect(mal.statusCode).toBe(422)
    expect(mal.json().error.message).toMatch(/^Error al enviar el archivo\. Ninguna fila/)
    await undo(otra.json().carga.id)
    await undo(bien.json().carga.id)
  })

  it('is refused with the service of a municipality, saying why', async () => {
    const { config } = test.services
    const servicioMunicipal = { url: 'http://127.0.0.1:1' }
    Object.assign(test.services, { config: { ...config, servicioMunicipal } })
    try {
      const file = { name: 'p.csv', bytes: csvDePadron([fila(NUEVO)]) }
      const response = await upload(test, '/api/padron/cargas', admin, { modo: 'parcial' }, file)
      expect(response.statusCode).toBe(409)
      expect(response.json().error.message).toContain('se carga allá')
    } finally {
      Object.assign(test.services, { config })
    }
  })

  it('is found by the searches as soon as it is applied, with its holder', async () => {
    const find = async () => {
      const url = '/municipio/recImpInm?porPagina=10'
      const response = await test.call('POST', url, admin, {
        data: { bsq: 1, inmueble: `${NUEVO}`, recurso: 'AB' },
      })
      return response.json()
    }
    const findEnBuscador = async () => {
      const response = await test.call('POST', '/api/buscador', admin, { texto: `${NUEVO}` })
      return response.json().inmuebles
    }
    expect(await find()).toEqual([])
    const carga = await review([fila(NUEVO, { APYNOM: 'PRUEBA, Ana' })])
    await apply(carga.id)
    expect(await find()).toMatchObject([
      { NRO_INMUEBLE: NUEVO, CALLE: 'De la Prueba', APYNOM: 'PRUEBA, Ana' },
    ])
    const otra = await review([fila(NUEVO, { APYNOM: 'PRUEBA, Elsa' })])
    expect(await findEnBuscador()).toMatchObject([{ contribuyente: 'PRUEBA, Ana' }])
    await apply(otra.id)
    expect(await find()).toMatchObject([{ APYNOM: 'PRUEBA, Elsa' }])
    expect(await findEnBuscador()).toMatchObject([
      { numero: NUEVO, contribuyente: 'PRUEBA, Elsa', activo: true },
    ])
    await undo(otra.id)
    expect(await findEnBuscador()).toMatchObject([{ contribuyente: 'PRUEBA, Ana' }])
    await undo(carga.id)
    expect(await find()).toEqual([])
    expect(await findEnBuscador()).toEqual([])
  })
})
