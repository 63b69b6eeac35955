import { CATALOGO_INICIAL } from '@apremia/core'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import type { ProveedorMunicipal } from '../proveedor-municipal.ts'
import { createProveedorRemoto } from './create-proveedor-remoto.ts'

let anfitrion: Anfitrion
let municipio: ProveedorMunicipal
let avisos: object[]
beforeAll(async () => {
  anfitrion = await startAnfitrionDemo()
})
beforeEach(() => {
  avisos = []
  municipio = createProveedorRemoto({
    url: anfitrion.url,
    token: anfitrion.token,
    ahora: () => new Date('2026-11-21T12:00:00Z'),
    leerCatalogo: async () => CATALOGO_INICIAL,
    enEtapa: async () => [],
    askSaldadas: async () => [],
    keepDeuda: async () => undefined,
    findClavesDe: async () => [],
    log: {
      warn: (dato: unknown) => avisos.push(dato as object),
      error: (dato: unknown) => avisos.push(dato as object),
    },
  })
})
afterAll(() => anfitrion.close())

const PAGINA = { pagina: 1, porPagina: 200 } as const
const TODOS = { abogado: '', imponible: '', recurso: '' } as const
const ASC = { ...PAGINA, sentido: 'asc' } as const

const linea = (cuota: number, cambios: object = {}) => ({
  ANIO: '2025',
  CUOTA: String(cuota),
  TOTAL: '100.00',
  INTERES: '10.00',
  ESTADO: 'PENDIENTE',
  SITUACION: 'NO',
  LEGAL: '',
  ...cambios,
})

const answer = async <T>(llamada: string, valor: unknown, ask: () => Promise<T>): Promise<T> => {
  anfitrion.responder(llamada, valor)
  try {
    return await ask()
  } finally {
    anfitrion.responder(llamada, undefined)
  }
}

const DEUDA_DE_OTRO_MODO = {
  deuda: [linea(1, { ESTADO: 'EN REVISION' }), linea(2, { ESTADO: 'EN REVISION' })],
  legal: [linea(3, { SITUACION: 'ZZ', LEGAL: 'A01' })],
}

const deudaCC = () => municipio.deudaCC({ imponible: '101', recurso: 'AB' })

const CON_RECURSO: Readonly<Record<string, readonly [object, () => Promise<unknown>]>> = {
  'POST /recImpInm': [
    { NRO_INMUEBLE: 1, RECURSO: 'Q9', LEGAL: '' },
    () => municipio.recImpInm({}, '', { ...ASC, orden: 'RECURSO' }),
  ],
  'POST /recImpContrib': [
    { NRO_CONTRIB: 1, APYNOM: 'X', IMPONIBLE: 1, RECURSO: 'Q9' },
    () => municipio.recImpContrib({}, '', { ...ASC, orden: 'APYNOM' }),
  ],
  'POST /consultas/comercioxVarios': [
    { NRO_COMERCIO: 1, NOMBRE: 'X', RECURSOS: ['Q9'] },
    () => municipio.comercioxVarios({}, '', { ...ASC, orden: 'NOMBRE' }),
  ],
  'GET /recImpxAbog': [
    { TIPO: 'I', IMPONIBLE: 1, RECURSO: 'Q9', LEGAL: 'A01' },
    () => municipio.recImpxAbog('A01', { ...ASC, orden: 'RECURSO' }),
  ],
  'GET /recursosxImp': [{ RECURSO: 'Q9' }, () => municipio.recursosxImp('I', '1', '')],
  'POST /listaSituaV2': [
    { TIPO: 'I', NRO_IMPONIBLE: 1, RECURSO: 'Q9', FECHA: '2025-01-01', SITUACION: '', LEGAL: '' },
    () => municipio.listaSituaV2(TODOS, PAGINA),
  ],
  'POST /cobrojud/recImpGstLeg': [
    { TIPO: 'I', NRO_IMPONIBLE: 1, RECURSO: 'Q9', LEGAL: 'A01', PERIODOS: 1, TOTAL: '1.00' },
    () => municipio.recImpGstLeg(TODOS, { ...ASC, orden: 'imponible' }),
  ],
  'POST /cobrojud/listaTitulos': [
    { NRO_TITULO: 1, TIPO: 'I', NRO_IMPONIBLE: 1, RECURSO: 'Q9', LEGAL: 'A01', MONTO: '1.00' },
    () => municipio.listaTitulos(TODOS, PAGINA),
  ],
}

describe('a value that is not of its catalogue (D162)', () => {
  it('goes on, marked, and is logged once', async () => {
    for (let i = 0; i < 2; i += 1) {
      const deuda = await answer('GET /deudaCC', DEUDA_DE_OTRO_MODO, deudaCC)
      expect(deuda?.lineas.map(({ ESTADO }) => ESTADO)).toEqual([
        'EN REVISION (sin catálogo)',
        'EN REVISION (sin catálogo)',
        'PENDIENTE',
      ])
    }
    expect(avisos).toEqual([
      { catalogo: 'estado de deuda', comienzo: 'EN ', largo: 11 },
      { catalogo: 'situación', comienzo: 'ZZ', largo: 2 },
    ])
  })

  it('is logged apart for each catalogue, and cut short', async () => {
    const largo = 'X'.repeat(300)
    await answer('GET /deudaCC', { deuda: [linea(1, { ESTADO: largo })], legal: [] }, deudaCC)
    await answer('POST /estadoPlnPago', { estado: largo, cuotas: [] }, () =>
      municipio.estadoPlnPago(1),
    )
    await answer(
      'POST /cobrojud/listaEtapas',
      [
        {
          tp_id: 1,
          tipo_nombre: 'x',
          gp_id: 2,
          gp_nombre: 'x',
          tiempo: 1,
          tipo_tiempo: 'siglo',
          estado: 'activo',
          evaluacion: 0,
          show: 1,
        },
      ],
      () => municipio.listaEtapas(undefined),
    )
    expect(avisos).toEqual([
      { catalogo: 'estado de deuda', comienzo: 'XXX', largo: 300 },
      { catalogo: 'estado de plan', comienzo: 'xxx', largo: 300 },
      { catalogo: 'unidad de tiempo', comienzo: 'sig', largo: 5 },
    ])
  })

  it.each(Object.entries(CON_RECURSO))(
    'a resource of %s is kept and logged',
    async (llamada, [fila, ask]) => {
      const dada = await answer(llamada, [fila], ask)
      expect(JSON.stringify(dada)).toContain('"Q9"')
      expect(avisos).toEqual([{ catalogo: 'recurso', comienzo: 'Q9', largo: 2 }])
    },
  )

  it.each([
    ['is of the item that lists it', ['AB', 'Q9'], 1],
    ['is of another kind when the item does not: its debt is not asked', ['AB'], 0],
  ])('a debt of Q9 %s (D175)', async (_, recursos, periodos) => {
    const suyos = recursos.map((codigo) => ({ RECURSO: codigo, DETALLE: codigo }))
    const deuda = { deuda: [linea(1, { LEGAL: 'A01' })], legal: [] }
    const [hechos] = await answer('GET /recursosxImp', suyos, () =>
      answer('GET /deudaCC', deuda, () =>
        municipio.hechosDeVarios('I', [{ imponible: '101', recurso: 'Q9' }]),
      ),
    )
    expect(hechos?.imponible?.deuda).toHaveLength(periodos)
  })

  it('is logged once, so it does not fill the log', async () => {
    const deuda = Array.from({ length: 500 }, (_, i) =>
      linea((i % 50) + 1, { ESTADO: `E${i}`, ANIO: 2000 + Math.floor(i / 50) }),
    )
    await answer('GET /deudaCC', { deuda, legal: [] }, deudaCC)
    expect(avisos).toHaveLength(200)
  })
})
