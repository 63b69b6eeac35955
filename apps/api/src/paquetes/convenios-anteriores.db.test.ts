import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import {
  dumpRegistro,
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let caso: { TIPO: string; IMPONIBLE: number; RECURSO: string }
let abogado: string
let dni: string
let periodos: { ANIO: number; CUOTA: number }[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const [fila] = await query(
    `select d.imponible, d.recurso, d.legal, u.dni,
       array_agg(array[d.anio, d.cuota] order by d.anio, d.cuota) as periodos
     from deuda d join abogado a on a.codexterno = d.legal and not a.baja
       join usuario u on u.abogado = d.legal and not u.baja and u.rol = 'user'
     where d.tipo = 'I' and d.estado = 'PENDIENTE' and d.nro_plan is null and not exists (select from convenio_cuota q
       where (q.tipo, q.imponible, q.recurso) = (d.tipo, d.imponible, d.recurso))
     group by 1, 2, 3, 4 having count(*) >= 2 order by 1, 2 limit 1`,
  )
  caso = { TIPO: 'I', IMPONIBLE: fila.imponible, RECURSO: fila.recurso }
  abogado = fila.legal
  dni = fila.dni
  periodos = fila.periodos.slice(0, 2).map(([ANIO, CUOTA]: number[]) => ({ ANIO, CUOTA }))
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const get = (path: string, token = admin) => test.call('GET', path, token)

const PDF = Buffer.from('%PDF-1.4\n% convenio del sistema anterior\n%%EOF\n')
const adjuntos = { 'convenios/1.pdf': PDF }
const PLAN = 880_001

type Archivos = Record<string, FilasDePaqueteDePrueba>

const archivos = (
  NUMERO = '1234/19',
  { VIGENCIA = 'vigente', NRO_PLAN = '', PDF: pdf = '' }: Record<string, string | number> = {},
): Archivos => ({
  convenios_anteriores: [
    {
      ...{ NUMERO, FECHA: '2025-04-02', ABOGADO: abogado, VIGENCIA, FIRMANTE: 'PAZ, Ana' },
      ...{ FIRMANTE_DNI: '12345678', CARACTER: 'Sobrina', ESTADO: 'judicial', PDF: pdf },
      ...{ HONORARIOS_PORC: '12.50', FORMA_PAGO: 'En cuotas' },
    },
  ],
  convenios_anteriores_planes: [
    { CONVENIO: NUMERO, ...caso, NRO_PLAN, PLAN_TIPO: 'VIEJO-3', CUOTAS: 3, MONTO: '3000.00' },
  ],
  convenios_anteriores_periodos: periodos.map((periodo) => ({
    ...{ CONVENIO: NUMERO, ...caso, ...periodo, CAPITAL: '1000.00', INTERES: '' },
  })),
})
const plan = (cobradas: number): Archivos => ({
  planes: [
    { NRO_PLAN: PLAN, ...caso, PLAN_TIPO: 'VIEJO-3', FECHA: '2025-04-02', ESTADO: 'vigente' },
  ],
  plan_cuotas: [1, 2, 3].map((CUOTA) => ({
    ...{ NRO_PLAN: PLAN, CUOTA, MONTO_CAPITAL: '1000.00', MONTO_INTERES: '0.00' },
    ...{ FECHA_VTO: `2025-0${4 + CUOTA}-10` },
    FECHA_COBRANZA: CUOTA <= cobradas ? `2025-0${4 + CUOTA}-09` : '',
  })),
})

const load = async (
  unos: Archivos = archivos('1234/19', { PDF: 'convenios/1.pdf' }),
  fields: Readonly<Record<string, string>> = {},
  token = admin,
) => loadPaqueteDePrueba(test, token, await zipDePrueba(unos, { adjuntos }), fields)
const countDiferencias = async (): Promise<unknown> => {
  const { id } = (await test.call('POST', '/api/casos/verificar', admin)).json()
  return (await waitTrabajo(test, admin, id)).resumen
}
const pedirDeshacer = (id: number) => test.call('POST', `/api/paquetes/${id}/deshacer`, admin)
const deshacer = async (id: number) => {
  const answer = await pedirDeshacer(id)
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await waitTrabajo(test, admin, answer.json().id)).error).toBeNull()
}
const buscar = async (convenio: string, mas: object = {}) =>
  (await test.call('POST', '/api/convenios/buscar', admin, { convenio, ...mas })).json()

describe('agreements of the former system (O5)', () => {
  it('only an administrator loads them (D193)', async () => {
    const { carga } = await load(archivos(), {}, await test.login('20000002'))
    expect(carga.motivos[0]).toContain('convenios_anteriores.csv lo carga un administrador')
  })

  it('a trial and an undone load leave nothing', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const prueba = await load(undefined, { simulacion: 'true' })
    expect(prueba.carga).toMatchObject({ estado: 'probada', motivos: [] })
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    const { carga } = await load()
    expect(carga.motivos).toEqual([])
    await deshacer(carga.id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('are in the lists and on the timeline with their number and mark; repeated, nothing changes', async () => {
    const [{ siguiente }] = await query('select last_value as siguiente from convenio_id_seq')
    const { carga, trabajo } = await load()
    expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
    const [hallado] = await buscar('1234/19')
    expect(hallado).toMatchObject({
      ...{ convenio: '1234/19', vigencia: 'vigente', codexterno: abogado, fechaconf: '2025-04-02' },
      ...{ fc_confirma: '2025-04-02', frm_nombre: 'PAZ, Ana', con_pdf: true },
    })
    expect(hallado.id).toBeGreaterThan(1_000_000_000)
    const linea = await get(
      `/api/actuaciones/linea-de-tiempo?imponible=${caso.IMPONIBLE}&recurso=${caso.RECURSO}`,
    )
    expect(
      linea.json().flatMap(({ convenio }: { convenio: object | null }) => convenio ?? []),
    ).toMatchObject([{ convenio: '1234/19', vigencia: 'vigente', confirmado: true }])
    const antes = await dumpRegistro(test.open.pool)
    const otra = await load()
    expect(otra.carga.archivos.map(({ nuevos, cambiados }) => [nuevos, cambiados])).toEqual(
      Array.from({ length: 3 }, () => [0, 0]),
    )
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
    expect(await query('select last_value as siguiente from convenio_id_seq')).toEqual([
      { siguiente },
    ])
  })

  it('open in their view with their data and PDF, and cannot be edited', async () => {
    const [{ id }] = await buscar('1234/19')
    const visto = await get(`/api/convenios/${id}`)
    expect(visto.statusCode, visto.body).toBe(200)
    expect(visto.json()).toMatchObject({
      ...{ convenio: '1234/19', vigencia: 'vigente', estporc: '12.50', cobranza: 'sin-datos' },
      ...{ estado_nombre: 'Judicial', firma_caracter_otros: 'Sobrina', capital: '2000.00' },
      convenio_convpp: [
        { plan: 'VIEJO-3', nombre: 'VIEJO-3', m: '3000.00', anticipo_minimo: '0.00' },
      ],
    })
    expect((await get(`/api/convenios/${id}/pdf`)).rawPayload).toEqual(PDF)
    const suyo = await test.login(dni)
    const editar = await test.call('POST', '/api/convenios/edit', suyo, { convenio: id, obs: 'x' })
    expect(editar.statusCode, editar.body).toBe(409)
    expect(editar.body).toContain('ya está confirmado')
  })

  it('are computed at risk only when their plan and its collections are known (D173)', async () => {
    const enRiesgo = async () => (await buscar('1234/19', { enRiesgo: '1' })).length
    const [{ id }] = await buscar('1234/19')
    const cobranza = async () => (await get(`/api/convenios/${id}`)).json()
    expect(await enRiesgo()).toBe(0)
    const [{ carga: ultima }] = await query('select max(id) as carga from paquete_carga')
    expect(ultima).toBeGreaterThan(0)
    await query('delete from convenio_cuota where convenio_id = $1', [id])
    await query('delete from convenio_plan where convenio_id = $1', [id])
    await query('delete from convenio where id = $1', [id])
    const { carga } = await load(archivos('1234/19', { NRO_PLAN: PLAN }))
    expect(carga.estado).toBe('rechazada')
    const conPlan = await load({ ...plan(0), ...archivos('1234/19', { NRO_PLAN: PLAN }) })
    expect(conPlan.carga.motivos).toEqual([])
    expect(await enRiesgo()).toBe(1)
    const [nuevo] = await buscar('1234/19')
    const conCuotas = (await get(`/api/convenios/${nuevo.id}`)).json()
    expect(conCuotas).toMatchObject({ cobranza: 'informada' })
    expect(conCuotas.aviso_caducidad).not.toBeNull()
    expect(conCuotas.convenio_convpp[0].cuotas).toHaveLength(3)
    await load(plan(3))
    expect(await enRiesgo()).toBe(0)
    expect((await get(`/api/convenios/${nuevo.id}`)).json()).toMatchObject({
      ...{ cobranza: 'informada', aviso_caducidad: null },
    })
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
    expect((await cobranza()).error).toBeDefined()
  })

  it('hold their periods only while in force, and never two agreements the same one (D43)', async () => {
    const { carga, trabajo } = await load(archivos('77'))
    expect(carga.estado).toBe('rechazada')
    expect(trabajo.errores.map(({ hoja, columna }) => [hoja, columna])).toContainEqual([
      'convenios_anteriores_periodos.csv',
      'CUOTA',
    ])
    const caduco = await load(archivos('77', { VIGENCIA: 'caduco' }))
    expect(caduco.carga.motivos).toEqual([])
    expect(
      await query(`select q.activo from convenio_cuota q join convenio c on c.id = q.convenio_id
        where c.anterior = '77'`),
    ).toEqual(periodos.map(() => ({ activo: null })))
    const [hallado] = await buscar('77')
    expect(hallado).toMatchObject({ vigencia: 'caduco', con_pdf: false })
    expect((await get(`/api/convenios/${hallado.id}`)).json()).toMatchObject({
      cobranza: 'no-corresponde',
      convenio_convppcuotas: periodos.map(({ ANIO: a, CUOTA: c }) => ({ a, c })),
    })
    const sin = await get(`/api/convenios/${hallado.id}/pdf`)
    expect(sin.statusCode).toBe(409)
    expect(sin.json().error.message).toContain('del sistema anterior')
  })

  it('may share a number with an agreement made here: the origin distinguishes them', async () => {
    const [{ convenio }] = await query(
      `select convenio from convenio where anterior is null limit 1`,
    )
    const { carga } = await load(archivos(convenio, { VIGENCIA: 'cumplido' }))
    expect(carga.motivos).toEqual([])
    expect(await buscar(convenio)).toHaveLength(2)
    const [{ orden }] = await query('select max(orden)::int as orden from historial')
    const [anterior] = await query('select id from convenio where anterior = $1', [convenio])
    const cambio = await test.call('PUT', '/api/convenios', await test.login(dni), {
      ...{ in_convenio: anterior.id, in_recurso: caso.RECURSO, in_imponible: caso.IMPONIBLE },
      in_estado: 2,
    })
    expect(cambio.statusCode, cambio.body).toBe(200)
    const [{ hasta }] = await query('select max(orden)::int as hasta from historial')
    const zip = (await get(`/api/entregas/archivos?desde=${orden}&hasta=${hasta}`)).rawPayload
    expect(zip.includes('convenios.csv')).toBe(true)
    const deshecha = await pedirDeshacer(carga.id)
    expect(deshecha.statusCode).toBe(409)
    expect(deshecha.body).toContain('se cambiaron aquí 1 de los papeles')
  })

  it('refuses rows by name and changes nothing', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const [una] = archivos('90').convenios_anteriores ?? []
    const [suPlan] = archivos('90').convenios_anteriores_planes ?? []
    const [suPeriodo] = archivos('90').convenios_anteriores_periodos ?? []
    const { carga, trabajo } = await load({
      convenios_anteriores: [
        { ...una, NUMERO: '77', FIRMANTE: 'Otra' },
        { ...una, NUMERO: '91', FECHA: '2027-01-01' },
        { ...una, NUMERO: '92' },
        { ...una, NUMERO: '93', VIGENCIA: 'cumplido', ESTADO: 'Raro' },
        { ...una, NUMERO: '94', VIGENCIA: 'cumplido' },
      ],
      convenios_anteriores_planes: [
        { ...suPlan, CONVENIO: '77', MONTO: '3000.01' },
        { ...suPlan, CONVENIO: '94', NRO_PLAN: 999_999_999 },
      ],
      convenios_anteriores_periodos: [
        { ...suPeriodo, CONVENIO: '77', ANIO: 1999 },
        { ...suPeriodo, CONVENIO: '94' },
      ],
    })
    expect(carga.estado).toBe('rechazada')
    const C = 'convenios_anteriores'
    expect(
      trabajo.errores
        .map(({ hoja, fila, columna, mensaje }) => [hoja, fila, columna, mensaje])
        .sort(),
    ).toEqual([
      [`${C}.csv`, 2, 'NUMERO', expect.stringContaining('con otros datos')],
      [`${C}.csv`, 3, 'FECHA', 'El día es posterior a hoy.'],
      [`${C}.csv`, 4, 'NUMERO', expect.stringContaining('Va entero o no va')],
      [`${C}.csv`, 5, 'ESTADO', expect.stringContaining('no está en la lista')],
      [`${C}.csv`, 6, 'NUMERO', expect.stringContaining('Va entero o no va')],
      [`${C}_periodos.csv`, 2, 'CONVENIO', expect.stringContaining('sin esta fila')],
      [`${C}_periodos.csv`, 3, 'RECURSO', expect.stringContaining('No está en')],
      [`${C}_planes.csv`, 2, 'CONVENIO', expect.stringContaining('con otros datos')],
      [`${C}_planes.csv`, 3, 'NRO_PLAN', expect.stringContaining('No está en planes')],
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })
})
