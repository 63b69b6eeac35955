import { fecha } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { applyCargaDePrueba, reviewCargaDePrueba, waitTrabajo } from '../../test/padron.ts'
import {
  dumpRegistro,
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { zipTextos } from '../../test/zip-textos.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

const load = async (archivos: Readonly<Record<string, FilasDePaqueteDePrueba>>) => {
  const { carga } = await loadPaqueteDePrueba(test, admin, await zipDePrueba(archivos))
  expect({ estado: carga.estado, motivos: carga.motivos }).toEqual({
    ...{ estado: 'aplicada', motivos: [] },
  })
  return carga.id
}
const pedir = (id: number, token = admin) =>
  test.call('POST', `/api/paquetes/${id}/deshacer`, token)
const simular = async (id: number): Promise<string[]> =>
  (await test.call('POST', `/api/paquetes/${id}/deshacer/simular`, admin)).json().motivos
const deshacer = async (id: number) => {
  const answer = await pedir(id)
  expect(answer.statusCode, answer.body).toBe(200)
  const { estado, error } = await waitTrabajo(test, admin, answer.json().id)
  expect({ estado, error }).toEqual({ estado: 'terminado', error: null })
}
const estadoDe = async (id: number) => (await test.call('GET', `/api/paquetes/${id}`, admin)).json()
const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows

const casoDe = async (abogado: string) => {
  const [caso] = await intimables(test, abogado, 1)
  if (caso === undefined) throw new Error(`${abogado} no tiene casos`)
  const filas: Record<string, string>[] = await query(
    `select tipo as "TIPO", imponible::text as "IMPONIBLE", recurso as "RECURSO", anio::text as "ANIO",
       cuota::text as "CUOTA", vencimiento::text as "VENCIMIENTO", (capital / 100.0)::numeric(18, 2)::text as "CAPITAL",
       (interes / 100.0)::numeric(18, 2)::text as "INTERES", estado as "ESTADO", situacion as "SITUACION",
       legal as "LEGAL"
     from deuda where tipo = 'I' and imponible = $1 and recurso = $2 and estado = 'PENDIENTE'`,
    [caso.imponible, caso.recurso],
  )
  return { ...caso, filas }
}

let antes: Awaited<ReturnType<typeof dumpRegistro>>
beforeEach(async () => {
  antes = await dumpRegistro(test.open.pool)
})

describe('a load of a package that is undone', () => {
  it('gives people, properties and values that only one may have back to who had them', async () => {
    const [a, b] = await query(
      `select nro_contrib, cuim, apynom from contribuyente where cuim is not null order by 1 limit 2`,
    )
    const [inmueble] = await query('select nro_inmueble from inmueble order by 1 limit 1')
    const id = await load({
      contribuyentes: [
        { NRO_CONTRIB: a.nro_contrib, APYNOM: 'OTRO', CUIM: b.cuim },
        { NRO_CONTRIB: b.nro_contrib, APYNOM: b.apynom, CUIM: a.cuim },
        { NRO_CONTRIB: 999_999_950, APYNOM: 'NUEVO' },
      ],
      inmuebles: [
        { NRO_INMUEBLE: inmueble.nro_inmueble, CALLE: 'Otra calle' },
        { NRO_INMUEBLE: 777_000_950, CALLE: 'Nueva' },
      ],
      vinculos: [
        {
          TIPO: 'I',
          IMPONIBLE: 777_000_950,
          ORDEN: 1,
          NRO_CONTRIB: 999_999_950,
          VINCULO_DESC: 'TITULAR',
        },
      ],
    })
    expect(await dumpRegistro(test.open.pool)).not.toEqual(antes)
    await deshacer(id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await estadoDe(id)).toMatchObject({ estado: 'deshecha' })
    const encontradas = await test.call('POST', '/api/historico/search', admin, {
      inmueble: '777000950',
    })
    expect(
      encontradas.json().map(({ descripcion }: { descripcion: string }) => descripcion),
    ).toEqual([
      expect.stringContaining(`Se deshizo la carga ${id}`),
      expect.stringContaining('Paquete «'),
    ])
    expect(await simular(id)).toEqual(['Esa carga ya se deshizo.'])
  })

  it('gives the cases back to their lawyer, and both lawyers receive a notice', async () => {
    const { filas } = await casoDe('A01')
    const id = await load({ deuda: filas.map((fila) => ({ ...fila, LEGAL: 'A02' })) })
    const mensajes = async () =>
      (await query('select count(*)::int as n from aviso_personal'))[0].n as number
    const avisados = await mensajes()
    await deshacer(id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await query('select * from traspaso_de_caso where carga = $1', [id])).toEqual([])
    expect(await mensajes()).toBeGreaterThan(avisados)
  })

  it('puts a whole example package away, catalogues too', async () => {
    const ejemplo = buildPaqueteEjemplo(fecha('2026-11-20'), '2026-11-20T12:00:00Z', 'A01')
    const sinEtapas = new Map([...ejemplo].filter(([nombre]) => nombre !== 'etapas.csv'))
    const manifiesto = (sinEtapas.get('manifiesto.csv') ?? '').replace(/^etapas;.*\r\n/m, '')
    const zip = await zipTextos(new Map(sinEtapas).set('manifiesto.csv', manifiesto))
    const { carga } = await loadPaqueteDePrueba(test, admin, zip)
    expect(carga.motivos).toEqual([])
    await deshacer(carga.id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('is refused, with the reason, once a letter was made over what it changed', async () => {
    const { imponible, recurso, filas } = await casoDe('A02')
    const id = await load({ deuda: filas.map((fila) => ({ ...fila, CAPITAL: '9999.99' })) })
    expect(await simular(id)).toEqual([])
    const cartas = await pedirCartas(test, jefe, [{ imponible, recurso }])
    expect(cartas.statusCode, cartas.body).toBe(200)
    const [motivo] = await simular(id)
    expect(motivo).toMatch(
      /^Después se hicieron \d+ actos sobre los imponibles que la carga cambió/,
    )
    const answer = await pedir(id)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'carga-no-deshacible'])
    expect((await estadoDe(id)).estado).toBe('aplicada')
  })

  it('is refused when another load came after, of a package or of the registry', async () => {
    const una = await load({ contribuyentes: [{ NRO_CONTRIB: 999_999_960, APYNOM: 'UNO' }] })
    const otra = await load({ contribuyentes: [{ NRO_CONTRIB: 999_999_961, APYNOM: 'DOS' }] })
    const posterior = 'Después hubo otra carga: solo se deshace la última.'
    expect([await simular(una), await simular(otra)]).toEqual([[posterior], []])
    await deshacer(otra)
    expect(await simular(una)).toEqual([posterior])
    const ultima = await load({ contribuyentes: [{ NRO_CONTRIB: 999_999_962, APYNOM: 'TRES' }] })
    const filas = [{ NRO_INMUEBLE: 777_000_960, RECURSO: 'AB', CALLE: 'Mitre' }]
    const { id } = await reviewCargaDePrueba(test, admin, filas)
    await applyCargaDePrueba(test, admin, id)
    expect(await simular(ultima)).toEqual([posterior])
  })

  it('a file of lawyers that changes nothing does not prevent it, as in the night that brings everything', async () => {
    const abogados = await query(
      `select codexterno as "CODEXTERNO", apellido as "APELLIDO", nombre as "NOMBRE", nrodni as "NRODNI"
        from abogado where codexterno in ('A01', 'A02')`,
    )
    const { filas } = await casoDe('A01')
    const deuda = filas.map((fila) => ({ ...fila, CAPITAL: '1.00' }))
    const id = await load({ abogados, deuda })
    expect(await dumpRegistro(test.open.pool)).not.toEqual(antes)
    await deshacer(id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    const cambiada = await load({ abogados: [{ ...abogados[0], NOMBRE: 'Otra' }], deuda })
    expect(await simular(cambiada)).toEqual([
      expect.stringContaining('no se deshace porque cambió abogados:'),
    ])
  })

  it('is refused when it brought people, and a trial is no load', async () => {
    const usuarios = [
      { DNI: '33000050', APELLIDO: 'Alta', NOMBRE: 'Una', EMAIL: 'a@example.org', ROL: 'user' },
    ]
    const id = await load({ usuarios })
    expect((await simular(id))[0]).toContain('porque cambió usuarios')
    const zip = await zipDePrueba({ contribuyentes: [{ NRO_CONTRIB: 999_999_970, APYNOM: 'X' }] })
    const prueba = await loadPaqueteDePrueba(test, admin, zip, { simulacion: 'true' })
    for (const numero of [prueba.carga.id, 999_999])
      expect((await pedir(numero)).statusCode).toBe(404)
    expect((await pedir(id, await test.login('20000003'))).statusCode).toBe(403)
  })
})
