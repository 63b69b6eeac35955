import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filasTitulables } from '../../test/libros.ts'
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
let [uno, otro]: { imponible: number; recurso: string; abogado: string }[] = []
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  ;[uno, otro] = (await filasTitulables(test, 2)).map(([imponible, recurso, abogado]) => ({
    ...{ imponible, recurso, abogado },
  }))
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const get = (path: string, token = admin) => test.call('GET', path, token)

const PDF = Buffer.from('%PDF-1.4\n% carta del sistema anterior\n%%EOF\n')
const adjuntos = { 'cartas/40.pdf': PDF, 'acuses/40.pdf': PDF }

const cartas = (primera = 40): FilasDePaqueteDePrueba => {
  const comun = { ABOGADO: uno?.abogado ?? '', DEUDOR: 'PAZ, Ana', DOMICILIO: 'Mitre 1250' }
  return [
    {
      ...{ NUMERO: primera, FECHA: '2025-02-03', ...comun, TOTAL: '1500.50', VENCE: '2025-02-28' },
      ...{ ACUSE: 'recibida', ACUSE_FECHA: '2025-02-10', RECEPTOR: 'PAZ, Luz', ANULADA: '' },
      ...{ MOTIVO: '', PDF: 'cartas/40.pdf', ESCANEO: 'acuses/40.pdf' },
    },
    {
      ...{ NUMERO: primera + 1, FECHA: '2025-03-03', ...comun, TOTAL: '10.00', VENCE: '' },
      ...{ ACUSE: '', ACUSE_FECHA: '', RECEPTOR: '', ANULADA: '2025-03-04', MOTIVO: 'Pagó.' },
      ...{ PDF: '', ESCANEO: '' },
    },
  ]
}
const imponibles = (primera = 40): FilasDePaqueteDePrueba =>
  [
    [primera, uno],
    [primera, otro],
    [primera + 1, uno],
  ].map(([CARTA, de]) => ({
    ...{ CARTA: Number(CARTA), TIPO: 'I' },
    ...(typeof de === 'object' && { IMPONIBLE: de.imponible, RECURSO: de.recurso }),
  }))

const load = async (
  { primera = 40, unas = cartas(primera), suyos = imponibles(primera) } = {},
  fields: Readonly<Record<string, string>> = {},
  token = admin,
) =>
  loadPaqueteDePrueba(
    test,
    token,
    await zipDePrueba(
      { cartas_anteriores: unas, cartas_anteriores_imponibles: suyos },
      { adjuntos },
    ),
    fields,
  )
const countDiferencias = async (): Promise<unknown> => {
  const { id } = (await test.call('POST', '/api/casos/verificar', admin)).json()
  return (await waitTrabajo(test, admin, id)).resumen
}
const pedirDeshacer = (id: number) => test.call('POST', `/api/paquetes/${id}/deshacer`, admin)
const linea = async () =>
  (
    await get(
      `/api/actuaciones/linea-de-tiempo?imponible=${uno?.imponible}&recurso=${uno?.recurso}`,
    )
  ).json()
const acuse = {
  ...{ medio: 'cedula', pieza: '7', resultado: 'recibida', fecha: '2025-03-01', hora: '' },
  ...{ receptor: 'PAZ, Luz', dni: '', vinculo: '', notificador: '', motivo: '', correccion: '' },
}

describe('letters of the former system (O5)', () => {
  it('only an administrator loads them (D193)', async () => {
    const { carga } = await load({}, {}, await test.login('20000002'))
    expect(carga.motivos[0]).toContain('cartas_anteriores.csv lo carga un administrador')
  })

  it('a trial and an undone load leave nothing', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const prueba = await load({}, { simulacion: 'true' })
    expect(prueba.carga).toMatchObject({ estado: 'probada', motivos: [] })
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    const { carga } = await load()
    expect(carga.motivos).toEqual([])
    const answer = await pedirDeshacer(carga.id)
    expect((await waitTrabajo(test, admin, answer.json().id)).error).toBeNull()
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('are in the list with their own number and mark; the same package changes nothing', async () => {
    const { carga, trabajo } = await load()
    expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
    const lista = (await get('/api/cartas')).json()
    expect(lista).toMatchObject([
      {
        ...{ numero: 1_000_000_041, anterior: true, conPapel: false, vence: null, lote: null },
        ...{ anulada: { motivo: 'Pagó.', autor: '' }, acuse: null, codigo_verificacion: '' },
      },
      {
        ...{ numero: 1_000_000_040, anterior: true, conPapel: true, vence: '2025-02-28' },
        ...{ deudor: 'PAZ, Ana', total: '1500.50', clase: 'inmueble', fecha: '2025-02-03' },
        acuse: { medio: 'carta-documento', resultado: 'recibida', fecha: '2025-02-10' },
      },
    ])
    expect(lista[1].imponibles).toHaveLength(2)
    const antes = await dumpRegistro(test.open.pool)
    const otra = await load()
    expect(otra.carga.archivos).toMatchObject([
      { nuevos: 0, iguales: 2 },
      { nuevos: 0, iguales: 3 },
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
    expect(await query('select ultimo from carta_contador')).toEqual([{ ultimo: 0 }])
  })

  it('give their paper and the scan of their acknowledgement; one without says why', async () => {
    const pdf = await get('/api/cartas/1000000040/documento')
    expect(pdf.rawPayload).toEqual(PDF)
    expect(pdf.headers['content-disposition']).toContain('ANT-000000040')
    expect((await get('/api/cartas/1000000040/acuse/escaneo')).rawPayload).toEqual(PDF)
    const sin = await get('/api/cartas/1000000041/documento')
    expect(sin.statusCode).toBe(409)
    expect(sin.json().error.message).toContain('del sistema anterior')
    expect((await get('/api/cartas/40/documento')).json().error.message).toBe(
      'No existe la carta Nº 40.',
    )
  })

  it('record the final notice of each item on its timeline, and move its case', async () => {
    const hechos = await linea()
    const deCarta = hechos.flatMap(({ carta, fecha }: Record<string, unknown>) =>
      carta ? [{ fecha, ...(carta as object) }] : [],
    )
    expect(deCarta).toMatchObject([
      { fecha: '2025-03-04', numero: 1_000_000_041, acto: 'anulacion' },
      { fecha: '2025-03-03', numero: 1_000_000_041, acto: 'envio', conActuacion: false },
      { fecha: '2025-02-10', numero: 1_000_000_040, acto: 'acuse' },
      { fecha: '2025-02-03', numero: 1_000_000_040, acto: 'envio', conActuacion: true },
    ])
    const avisos = hechos.flatMap(({ actuacion }: { actuacion: { anterior: boolean } | null }) =>
      actuacion?.anterior ? [actuacion] : [],
    )
    expect(avisos).toMatchObject([
      { fecha: '2025-02-03', tp_id: 10, obs: 'Carta Nº 40 del sistema anterior.' },
    ])
  })

  it('never take another letter, nor lack an item, nor change what a paper says', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const [una] = cartas()
    const { carga, trabajo } = await load({
      unas: [
        { ...una, TOTAL: '1500.51', PDF: '', ESCANEO: '' },
        {
          ...una,
          NUMERO: 50,
          FECHA: '2027-01-01',
          VENCE: '',
          ACUSE: '',
          ACUSE_FECHA: '',
          RECEPTOR: '',
          PDF: '',
          ESCANEO: '',
        },
        { ...una, NUMERO: 51, PDF: '', ESCANEO: '' },
        { ...una, NUMERO: 52, PDF: '', ESCANEO: '' },
        { ...una, NUMERO: 53, ACUSE_FECHA: '', PDF: '', ESCANEO: '' },
      ],
      suyos: [
        { ...imponibles(41)[0], CARTA: 41, IMPONIBLE: otro?.imponible ?? 0 },
        { ...imponibles(50)[0] },
        { ...imponibles(52)[0], IMPONIBLE: 999_999_999 },
        { ...imponibles(53)[0] },
      ],
    })
    expect(carga.estado).toBe('rechazada')
    expect(
      trabajo.errores
        .map(({ hoja, fila, columna, mensaje }) => [hoja, fila, columna, mensaje])
        .sort(),
    ).toEqual([
      ['cartas_anteriores.csv', 2, 'NUMERO', expect.stringContaining('con otros datos')],
      ['cartas_anteriores.csv', 3, 'FECHA', 'El día es posterior a hoy.'],
      ['cartas_anteriores.csv', 4, 'NUMERO', expect.stringContaining('Va entero o no va')],
      ['cartas_anteriores.csv', 5, 'NUMERO', expect.stringContaining('Va entero o no va')],
      ['cartas_anteriores.csv', 6, 'ACUSE_FECHA', 'Un acuse lleva su fecha.'],
      [
        'cartas_anteriores_imponibles.csv',
        2,
        'CARTA',
        expect.stringContaining('sin ese imponible'),
      ],
      [
        'cartas_anteriores_imponibles.csv',
        3,
        'CARTA',
        expect.stringContaining('No está en cartas'),
      ],
      [
        'cartas_anteriores_imponibles.csv',
        4,
        'IMPONIBLE',
        expect.stringContaining('No está en inm'),
      ],
      [
        'cartas_anteriores_imponibles.csv',
        5,
        'CARTA',
        expect.stringContaining('No está en cartas'),
      ],
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('a notice of that day that came with the actions is the one of the letter', async () => {
    const caso = { TIPO: 'I', IMPONIBLE: uno?.imponible ?? 0, RECURSO: uno?.recurso ?? '' }
    const [una] = cartas(60)
    const zip = await zipDePrueba({
      actuaciones_anteriores: [
        { NUMERO: 900_001, ...caso, FECHA: '2025-02-03', TP_ID: 10, ABOGADO: uno?.abogado ?? '' },
      ],
      cartas_anteriores: [{ ...una, PDF: '', ESCANEO: '' }],
      cartas_anteriores_imponibles: [{ CARTA: 60, ...caso }],
    })
    const { carga } = await loadPaqueteDePrueba(test, admin, zip)
    expect(carga.motivos).toEqual([])
    expect(
      await query('select count(*)::int as n from actuacion where carta = 1000000060'),
    ).toEqual([{ n: 0 }])
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('count in the evaluation of their lawyer as the ones made here', async () => {
    const [{ dni, abogado }] = await query(
      `select u.dni, u.abogado from usuario u join abogado a on a.codexterno = u.abogado and not a.baja
       where u.rol = 'user' and not u.baja and u.abogado = 'A01' limit 1`,
    )
    const suyo = await test.login(dni)
    const faltantes = async (): Promise<{ tipo: string; imponible: number; recurso: string }[]> =>
      (
        await get(
          '/api/evaluaciones/propia/casos?desde=2026-10-01&hasta=2026-11-20&cuenta=faltantes&porPagina=200',
          suyo,
        )
      ).json()
    const antes = await faltantes()
    const caso = antes.find(({ tipo }) => tipo === 'I')
    expect(caso).toBeDefined()
    const clave = { TIPO: 'I', IMPONIBLE: Number(caso?.imponible), RECURSO: caso?.recurso ?? '' }
    const zip = await zipDePrueba({
      cartas_anteriores: [
        {
          ...{ NUMERO: 70, FECHA: '2026-11-18', ABOGADO: abogado },
          ...{ DEUDOR: 'PAZ, Ana', TOTAL: '10.00' },
        },
      ],
      cartas_anteriores_imponibles: [{ CARTA: 70, ...clave }],
    })
    const { carga } = await loadPaqueteDePrueba(test, admin, zip)
    expect(carga.motivos).toEqual([])
    const despues = await faltantes()
    expect(despues).toHaveLength(antes.length - 1)
    expect(despues.map(({ imponible }) => Number(imponible))).not.toContain(clave.IMPONIBLE)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('take an acknowledgement, are annulled and lose an item here; then the load is not undone', async () => {
    const [una] = cartas()
    const sinAcuse = { ...una, ACUSE: '', ACUSE_FECHA: '', RECEPTOR: '', PDF: '', ESCANEO: '' }
    const [primero, segundo] = imponibles(80)
    const { carga } = await load({
      unas: [80, 81, 82].map((NUMERO) => ({ ...sinAcuse, NUMERO, FECHA: '2025-02-20' })),
      suyos: [
        ...[primero, segundo].map((fila) => ({ ...fila })),
        { ...primero, CARTA: 81 },
        { ...primero, CARTA: 82 },
      ],
    })
    expect(carga.motivos).toEqual([])
    expect((await get('/api/hoy')).json()).toMatchObject({ cartasSinAcuse: 0 })
    const anotado = await test.call('PUT', '/api/cartas/1000000080/acuse', admin, acuse)
    expect(anotado.statusCode, anotado.body).toBe(200)
    const anular = await test.call('POST', '/api/cartas/1000000081/anular', admin, {
      motivo: 'Se pagó antes',
    })
    expect(anular.statusCode, anular.body).toBe(200)
    const answer = await pedirDeshacer(carga.id)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('se cambiaron aquí 2 de los papeles')
    const [historia] = await query(
      `select descripcion from historial where operacion = 'annul-carta' order by orden desc limit 1`,
    )
    expect(historia.descripcion).toContain('la carta Nº 81 del sistema anterior')
    const otra = await load({
      unas: [{ ...sinAcuse, NUMERO: 81, FECHA: '2025-02-20' }],
      suyos: [{ ...primero, CARTA: 81 }],
    })
    expect(otra.carga.archivos).toMatchObject([{ iguales: 1 }, { iguales: 1 }])
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('are not delivered to the municipality (D194); annulling one here is delivered with its origin', async () => {
    const [{ orden }] = await query(
      `select orden::int from historial where operacion = 'annul-carta' order by orden desc limit 1`,
    )
    const entrega = async (desde: number, hasta: number) =>
      (await get(`/api/entregas/archivos?desde=${desde}&hasta=${hasta}`)).rawPayload
    expect((await entrega(0, orden - 3)).includes('cartas.csv')).toBe(false)
    const zip = await entrega(orden - 1, orden)
    expect(zip.includes('cartas.csv')).toBe(true)
    const cosas = await query(
      `select case when k.anterior is null then '' else 'ANT-' || k.anterior end as numero from carta k where k.numero = 1000000081`,
    )
    expect(cosas).toEqual([{ numero: 'ANT-81' }])
  })
})
