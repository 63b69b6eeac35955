import type { DeudaCC } from '@apremia/api-client'
import { centavos } from '@apremia/core'
import type { LoteDemo } from '@apremia/fixtures'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Clave = Pick<LoteDemo['deuda'][number], 'tipo' | 'imponible' | 'recurso'>

describe('a debt that somebody looks at', () => {
  let test: TestApp
  let anfitrion: Anfitrion
  let admin: string
  let abogada: string
  let elegida: Clave & { readonly legal: string }
  const abiertos: Anfitrion[] = []

  const query = async <F extends object = Record<string, unknown>>(texto: string): Promise<F[]> =>
    (await test.open.pool.query<F>(texto)).rows
  const es = ({ tipo, imponible, recurso }: Clave) =>
    `(tipo, imponible, recurso) = ('${tipo}', ${imponible}, '${recurso}')`

  const change = async (cambiar: (deuda: LoteDemo['deuda']) => LoteDemo['deuda']) => {
    const otro = await startAnfitrionDemo((lote) => ({ ...lote, deuda: cambiar(lote.deuda) }))
    abiertos.push(otro)
    askAnfitrion(test, otro, { limite: 600 })
    return otro
  }
  const isElegida = (fila: Clave) =>
    fila.tipo === elegida.tipo &&
    fila.imponible === elegida.imponible &&
    fila.recurso === elegida.recurso

  const ver = (token: string) =>
    test.call(
      'GET',
      `/municipio/deudaCC?imponible=${elegida.imponible}&recurso=${elegida.recurso}&concepto=0`,
      token,
    )
  const explicar = (token: string) =>
    test.call(
      'GET',
      `/api/casos/explicacion?imponible=${elegida.imponible}&recurso=${elegida.recurso}`,
      token,
    )
  const pedidoDeCarta = () =>
    test.call('POST', '/api/cartas/simular', admin, {
      clase: 'inmueble',
      imponibles: [{ imponible: String(elegida.imponible), recurso: elegida.recurso }],
    })
  const leer = async () => {
    const [caso] = await query<{ total: string; saldada: string | null; abogado: string }>(
      `select total::text, saldada::text, abogado from caso where ${es(elegida)}`,
    )
    const periodos = await query(
      `select anio, cuota, capital::text, interes::text, estado, legal, cancelada::text, xmin::text
      from deuda where ${es(elegida)} order by 1, 2`,
    )
    return { caso, periodos }
  }

  beforeAll(async () => {
    test = await startTestApp()
    admin = await test.login('20000001')
    abogada = await test.login('20000003')
    const [una] = await query<Clave & { readonly legal: string }>(`
      select tipo, imponible, recurso, min(legal) as legal from deuda
      where legal = 'A01' and estado = 'PENDIENTE' and tipo = 'I' and (tipo, imponible, recurso) not in (
        select tipo, imponible, recurso from deuda where legal not in ('', 'A01') or nro_plan is not null)
      group by 1, 2, 3 having count(*) > 3 order by 1, 2, 3 limit 1`)
    if (una === undefined) throw new Error('Faltan deudas')
    elegida = una
    const documento = 'a'.repeat(64)
    await query(`insert into documento values ('${documento}', 1, 'application/zip', now())`)
    await query(`
      insert into paquete_carga (archivo, documento, origen, simulacion, estado, dni, creada, aplicada, archivos)
      values ('servicio.zip', '${documento}', 'servicio', false, 'aplicada', '20000001', '2026-11-20T05:10:00Z',
        '2026-11-20T05:10:00Z', '[]')`)
  })
  beforeEach(async () => {
    test.setAhora(new Date('2026-11-20T15:00:00Z'))
    anfitrion = await startAnfitrionDemo()
    abiertos.push(anfitrion)
    askAnfitrion(test, anfitrion, { limite: 600 })
    const servicioMunicipal = { url: anfitrion.url, token: anfitrion.token }
    Object.assign(test.services, { config: { ...test.services.config, servicioMunicipal } })
  })
  afterAll(async () => {
    await test.close()
    for (const uno of abiertos) await uno.close()
  })

  it('writes nothing of the debt when it says the same', async () => {
    const antes = await leer()
    expect((await ver(abogada)).statusCode).toBe(200)
    expect((await explicar(admin)).statusCode).toBe(200)
    expect(await leer()).toEqual(antes)
    expect(await query(`select preguntado from imponible_recurso where ${es(elegida)}`)).toEqual([
      { preguntado: new Date('2026-11-20T15:00:00Z') },
    ])
  })

  it('brings another amount and a new period to the row of the lists', async () => {
    const antes = await leer()
    await change((deuda) => {
      const [molde] = deuda.filter(isElegida)
      if (molde === undefined) throw new Error('Falta')
      return [
        ...deuda.map((d) =>
          isElegida(d) && d.legal !== '' ? { ...d, interes: centavos(d.interes + 100) } : d,
        ),
        {
          ...molde,
          anio: 2026,
          cuota: 12,
          capital: centavos(70_000),
          interes: centavos(0),
          legal: 'A01',
          estado: 'PENDIENTE' as const,
          nroPlan: null,
        },
      ] as LoteDemo['deuda']
    })
    expect((await explicar(admin)).statusCode).toBe(200)
    const { caso, periodos } = await leer()
    const enGestion = antes.periodos.filter((p) => p.legal !== '' && p.estado !== 'CANCELADA')
    expect(Number(caso?.total)).toBe(Number(antes.caso?.total) + 100 * enGestion.length + 70_000)
    expect(periodos).toHaveLength(antes.periodos.length + 1)
    expect(caso?.abogado).toBe('A01')
  })

  it('paid at the municipality leaves the case paid that day, and owed again opens it', async () => {
    await change((deuda) => deuda.filter((d) => !isElegida(d)))
    const respuesta = await ver(admin)
    expect(respuesta.json<DeudaCC>()).toMatchObject({ mensaje: 'No posee deudas', aviso: '' })
    expect((await leer()).caso).toMatchObject({ total: '0', saldada: '2026-11-20', abogado: 'A01' })
    const lista = await test.call('POST', '/municipio/recImpInm', admin, {
      data: { bsq: 1, inmueble: String(elegida.imponible), recurso: elegida.recurso },
    })
    expect(lista.json()).toMatchObject([{ SALDADA: '2026-11-20' }])
    askAnfitrion(test, anfitrion)
    await ver(admin)
    expect((await leer()).caso).toMatchObject({ saldada: null })
  })

  it('says another lawyer: the case is handed over by the load, which tells both, and not by being looked at', async () => {
    await change((deuda) =>
      deuda.map((d) => (isElegida(d) && d.legal !== '' ? { ...d, legal: 'A02' } : d)),
    )
    await explicar(admin)
    expect((await leer()).caso?.abogado).toBe('A01')
  })

  it('two people at once leave it as one of them would', async () => {
    await change((deuda) =>
      deuda.map((d) => (isElegida(d) ? { ...d, capital: centavos(d.capital + 1_000) } : d)),
    )
    const respuestas = await Promise.all([
      ver(admin),
      ver(abogada),
      explicar(admin),
      explicar(abogada),
    ])
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const lineas = respuestas[0].json<DeudaCC>().legal
    const { periodos } = await leer()
    const abiertas = periodos.filter((p) => p.legal !== '' && p.estado !== 'CANCELADA')
    expect(abiertas).toHaveLength(lineas.length)
    expect(abiertas.map((p) => Number(p.capital) + Number(p.interes))).toEqual(
      lineas.map(({ TOTAL }) => Math.round(Number(TOTAL) * 100)),
    )
  })

  it('an answer that was asked for before does not undo a later one', async () => {
    test.setAhora(new Date('2026-11-20T14:00:00Z'))
    const antes = await leer()
    await change((deuda) => deuda.filter((d) => !isElegida(d)))
    expect((await ver(admin)).statusCode).toBe(200)
    expect(await leer()).toEqual(antes)
  })

  it.each(['estado-500', 'lenta', 'basura'] as const)(
    'is the one that was kept, with its hour, when the service fails: %s',
    async (falla) => {
      const [{ legal } = { legal: [] }] = [(await ver(abogada)).json<DeudaCC>()]
      test.setAhora(new Date('2026-11-20T15:20:00Z'))
      anfitrion.fallar(falla)
      for (const token of [admin, abogada]) {
        const guardada = await ver(token)
        expect(guardada.statusCode, guardada.body).toBe(200)
        expect(guardada.json<DeudaCC>().legal.map(({ TOTAL }) => TOTAL)).toEqual(
          legal.map(({ TOTAL }) => TOTAL),
        )
        expect(guardada.json<DeudaCC>()).toMatchObject({
          aviso: expect.stringContaining('la deuda es la que dijo el 20/11/2026 a las 12:00'),
          liquidadoAl: '2026-11-20',
        })
        const caso = await explicar(token)
        expect(caso.statusCode, caso.body).toBe(200)
        expect(caso.json<{ aviso: string }>().aviso).toContain('el 20/11/2026 a las 12:00')
      }
    },
  )

  it('is that of the last synchronisation when nobody looked at the case', async () => {
    const [otra] = await query<Clave & { readonly legal: string }>(`
      select tipo, imponible, recurso, legal from deuda where legal = 'A01' and estado = 'PENDIENTE'
        and tipo = 'I' and (tipo, imponible, recurso) > ('${elegida.tipo}', ${elegida.imponible}, '${elegida.recurso}')
      order by 1, 2, 3 limit 1`)
    const primera = elegida
    elegida = otra ?? elegida
    anfitrion.fallar('estado-500')
    expect((await ver(admin)).json<DeudaCC>().aviso).toContain('el 20/11/2026 a las 02:10')
    const caso = await explicar(admin)
    expect(caso.json<{ aviso: string }>().aviso).toContain('el 20/11/2026 a las 02:10')
    elegida = primera
  })

  it('is asked again before money is decided over it: never decided over what was kept', async () => {
    await change((deuda) =>
      deuda.map((d) => (isElegida(d) ? { ...d, capital: centavos(d.capital + 5_000) } : d)),
    )
    const antes = await leer()
    const pedido = await pedidoDeCarta()
    expect(pedido.statusCode, pedido.body).toBe(200)
    expect(Number((await leer()).caso?.total)).toBeGreaterThan(Number(antes.caso?.total))
    anfitrion.fallar('estado-500')
    askAnfitrion(test, anfitrion)
    expect((await pedidoDeCarta()).statusCode).toBeGreaterThanOrEqual(500)
  })
})
