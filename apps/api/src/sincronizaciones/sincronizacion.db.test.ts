import type { Trabajo } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { waitTrabajo } from '../../test/padron.ts'
import { dumpRegistro, loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const query = async (texto: string) => (await test.open.pool.query(texto)).rows

const ABIERTA = `
  select tipo, imponible, recurso, anio, cuota, vencimiento, capital::text, interes::text, estado, situacion, legal, nro_plan
  from deuda where estado <> 'CANCELADA' and (tipo, imponible, recurso) in (
    select tipo, imponible, recurso from deuda where legal <> '' and estado <> 'CANCELADA')
  order by 1, 2, 3, 4, 5`
const CASOS = `
  select c.tipo, c.imponible, c.recurso, c.abogado, c.situacion, c.mesa, c.total::text, c.vence, c.ultima_fecha,
    (select p.apynom from vinculo v join contribuyente p using (nro_contrib)
      where (v.tipo, v.imponible) = (c.tipo, c.imponible) and v.orden = 1) as persona
  from caso c where c.saldada is null and c.total > 0 order by 1, 2, 3`

const sync = async (body: object = {}): Promise<Trabajo> => {
  const pedida = await test.call('POST', '/api/sincronizaciones', admin, body)
  expect(pedida.statusCode, pedida.body).toBe(200)
  return waitTrabajo(test, admin, pedida.json<Trabajo>().id)
}

describe("the portfolio of the municipality's service", () => {
  it("is not asked for where the register is the product's own", async () => {
    const pedida = await test.call('POST', '/api/sincronizaciones', admin, {})
    expect(pedida.statusCode).toBe(409)
    expect(pedida.body).toContain('sin-servicio')
  })

  it('fills an empty register with the cases that the same data have when they are loaded', async () => {
    const [abierta, casos] = [await query(ABIERTA), await query(CASOS)]
    expect(abierta.length).toBeGreaterThan(1_000)
    await query(
      'truncate situacion_historica, deuda, plan_cuota, plan_pago, vinculo, imponible_recurso, comercio, inmueble, contribuyente, caso',
    )
    const servicioMunicipal = { url: anfitrion.url, token: anfitrion.token, local: true }
    Object.assign(test.services, { config: { ...test.services.config, servicioMunicipal } })
    askAnfitrion(test, anfitrion)
    const trabajo = await sync()
    expect(trabajo).toMatchObject({ estado: 'terminado', error: null })
    expect({ avisos: trabajo.avisos, errores: trabajo.errores }).toEqual({
      avisos: [],
      errores: [],
    })
    expect(await query(ABIERTA)).toEqual(abierta)
    expect(await query(CASOS)).toEqual(casos)
    const estado = await test.call('GET', '/api/sincronizaciones/ultima', admin)
    expect(estado.json()).toMatchObject({ remota: true, sinRespuesta: 0, rechazadas: 0 })
  })

  it('a package brings people and catalogues beside it, and nothing of the portfolio', async () => {
    const usuarios = [{ DNI: '31000099', APELLIDO: 'Vera', NOMBRE: 'Sol', ROL: 'user' }]
    const propio = await loadPaqueteDePrueba(test, admin, await zipDePrueba({ usuarios }))
    expect(propio.carga).toMatchObject({ estado: 'aplicada', archivos: [{ nuevos: 1 }] })
    const contribuyentes = [{ NRO_CONTRIB: '1', APYNOM: 'Otro' }]
    const bytes = await zipDePrueba({ usuarios, contribuyentes })
    const ajeno = await loadPaqueteDePrueba(test, admin, bytes)
    expect(ajeno.carga.estado).toBe('rechazada')
    expect(ajeno.carga.motivos.join()).toMatch(/contribuyentes.csv lo trae el servicio/)
  })

  it('asked again changes nothing, and a trial not even that', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const otra = await sync()
    expect(otra.resumen).toMatchObject({ nuevos: 0, cambiados: 0, bajas: 0 })
    const prueba = await sync({ simulacion: true })
    expect(prueba.estado).toBe('terminado')
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await query('select 1 from respuesta_del_servicio limit 1')).toHaveLength(1)
  })

  it('never has more than eight calls under way, whatever people look at, and brings the same one by one', async () => {
    anfitrion.demorar(1)
    const pedida = await test.call('POST', '/api/sincronizaciones', admin, {})
    const { id } = pedida.json<Trabajo>()
    const sincronizada = waitTrabajo(test, admin, id)
    const mirar = () =>
      test.call('GET', '/municipio/deudaCC?imponible=101&recurso=AB&concepto=0', admin)
    const miradas = await Promise.all(Array.from({ length: 20 }, mirar))
    expect(new Set(miradas.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await sincronizada).estado).toBe('terminado')
    expect(anfitrion.masJuntos()).toBe(8)
    const antes = await dumpRegistro(test.open.pool)
    askAnfitrion(test, anfitrion, { llamadas: 1 })
    anfitrion.demorar(0)
    const otra = await sync()
    askAnfitrion(test, anfitrion)
    expect(otra.resumen).toMatchObject({ nuevos: 0, cambiados: 0, bajas: 0 })
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(anfitrion.masJuntos()).toBe(1)
  })

  it('is one at a time', async () => {
    const release = anfitrion.retener()
    const primera = await test.call('POST', '/api/sincronizaciones', admin, {})
    const segunda = await test.call('POST', '/api/sincronizaciones', admin, {})
    expect(segunda.statusCode).toBe(409)
    expect(segunda.body).toContain('Ya hay una sincronización en curso')
    release()
    expect((await waitTrabajo(test, admin, primera.json<Trabajo>().id)).estado).toBe('terminado')
  })

  it('cut half way goes on from what was answered', async () => {
    const preguntas = () =>
      anfitrion.pedidos.filter(({ llamada }) => llamada === 'GET /deudaCC').length
    const antes = await dumpRegistro(test.open.pool)
    anfitrion.pedidos.length = 0
    const pedida = await test.call('POST', '/api/sincronizaciones', admin, {})
    await vi.waitFor(() => expect(preguntas()).toBeGreaterThan(350), { timeout: 60_000 })
    anfitrion.fallar('estado-401')
    const cortada = await waitTrabajo(test, admin, pedida.json<Trabajo>().id)
    expect(cortada.error?.code).toBe('municipio-sin-acceso')
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    anfitrion.fallar(undefined)
    const [{ n: total }] = await query(
      `select count(*)::int as n from (
        select tipo, imponible, recurso from deuda where legal <> '' and estado <> 'CANCELADA'
        union select tipo, imponible, recurso from caso) c`,
    )
    anfitrion.pedidos.length = 0
    expect((await sync()).estado).toBe('terminado')
    expect(preguntas()).toBeLessThan(total - 200)
    expect(await query('select 1 from respuesta_del_servicio')).toEqual([])
  })

  it('leaves everything as it was when most of the answers cannot be used', async () => {
    const antes = await dumpRegistro(test.open.pool)
    anfitrion.fallar('mensaje', 'POST /listaSituaV2')
    const fallida = await sync()
    anfitrion.fallar(undefined)
    expect(fallida.error?.code).toBe('sincronizacion-incompleta')
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('a case that the service no longer has debt of is paid, and another lawyer takes what is told so', async () => {
    const [pagado, pasado] = await query(`
      select tipo, imponible, recurso, legal from deuda d where estado = 'PENDIENTE' and legal <> ''
        and not exists (select from deuda e where (e.tipo, e.imponible, e.recurso) = (d.tipo, d.imponible, d.recurso)
          and (e.legal <> d.legal or e.nro_plan is not null))
        and not exists (select from traspaso_de_caso t where (t.tipo, t.imponible, t.recurso) = (d.tipo, d.imponible, d.recurso))
      group by 1, 2, 3, 4 order by 1, 2, 3 limit 2`)
    const isOf =
      (de: Record<string, unknown>) =>
      (fila: { tipo: string; imponible: number; recurso: string }) =>
        fila.tipo === de.tipo && fila.imponible === de.imponible && fila.recurso === de.recurso
    const otro = pasado.legal === 'A02' ? 'A03' : 'A02'
    const cambiado = await startAnfitrionDemo((lote) => ({
      ...lote,
      deuda: lote.deuda
        .filter((fila) => !isOf(pagado)(fila))
        .map((fila) => (isOf(pasado)(fila) && fila.legal !== '' ? { ...fila, legal: otro } : fila)),
    }))
    askAnfitrion(test, cambiado)
    const trabajo = await sync()
    await cambiado.close()
    askAnfitrion(test, anfitrion)
    expect(trabajo).toMatchObject({ estado: 'terminado', errores: [] })
    const casos = await query(`
      select tipo, imponible, recurso, abogado, saldada is not null as saldada from caso
      where (tipo, imponible, recurso) in (('${pagado.tipo}', ${pagado.imponible}, '${pagado.recurso}'),
        ('${pasado.tipo}', ${pasado.imponible}, '${pasado.recurso}')) order by 1, 2, 3`)
    expect(casos).toEqual([
      {
        tipo: pagado.tipo,
        imponible: pagado.imponible,
        recurso: pagado.recurso,
        abogado: pagado.legal,
        saldada: true,
      },
      {
        tipo: pasado.tipo,
        imponible: pasado.imponible,
        recurso: pasado.recurso,
        abogado: otro,
        saldada: false,
      },
    ])
  })

  it('two properties with one parcel number, and a person without a number that can be, lose only that', async () => {
    const repetido = await startAnfitrionDemo((lote) => {
      const [primero, segundo] = lote.inmueble.filter(({ nroInmueble }) =>
        lote.deuda.some((d) => d.tipo === 'I' && d.imponible === nroInmueble && d.legal !== ''),
      )
      return {
        ...lote,
        inmueble: lote.inmueble.map((fila) =>
          fila === segundo ? { ...fila, parProvincial: primero?.parProvincial ?? '' } : fila,
        ),
        contribuyente: lote.contribuyente.map((fila) => ({ ...fila, email: 'no tiene' })),
      }
    })
    askAnfitrion(test, repetido)
    const trabajo = await sync()
    await repetido.close()
    askAnfitrion(test, anfitrion)
    expect(trabajo).toMatchObject({ estado: 'terminado', errores: [] })
    expect(trabajo.avisos.join(' ')).toMatch(/EMAIL \(\d+\), PAR_PROVINCIAL \(1\)/)
  })

  it('is not believed when it says that nobody owes anything', async () => {
    const vacio = await startAnfitrionDemo((lote) => ({ ...lote, deuda: [] }))
    askAnfitrion(test, vacio)
    await query(`
      insert into situacion_aprendida (tipo, imponible, recurso, situaciones, sabido)
      select tipo, imponible, recurso, '[{"fecha": "2026-11-19", "situacion": "otra", "clase": "otra", "legal": ""}]', now()
      from caso order by 1, 2, 3 limit 1`)
    const aprendida = () =>
      query(`select count(*)::int as n from situacion_aprendida where situaciones <> '[]'`)
    const antes = await dumpRegistro(test.open.pool)
    const trabajo = await sync()
    await vacio.close()
    askAnfitrion(test, anfitrion)
    expect(trabajo.avisos.join(' ')).toContain('es más del 20 %')
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    // A failed synchronisation must keep `situacion_aprendida`, which has the situations (legal statuses of the debt)
    // that the service gave for single cases. It must delete `respuesta_del_servicio`, which has the answers saved
    // during the synchronisation.
    expect(await aprendida()).toEqual([{ n: 1 }])
    expect(await query('select 1 from respuesta_del_servicio')).toEqual([])
  })

  it('nobody is evaluated over a portfolio that was not brought whole', async () => {
    const evaluar = () =>
      test.call('POST', '/api/evaluaciones/simular', admin, {
        ...{ desde: '2026-10-01', hasta: '2026-11-20', abogados: ['A01'] },
      })
    expect((await evaluar()).statusCode).toBe(200)
    await query(`update paquete_carga set sin_respuesta = 2 where origen = 'servicio'`)
    const refused = await evaluar()
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('no trajo 2 imponibles')
  })
})
