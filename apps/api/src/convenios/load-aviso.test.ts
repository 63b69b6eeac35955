import { FILAS_INICIALES, fecha } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { FilaDeDetalle } from './detalle-repo.ts'
import { loadAviso } from './load-aviso.ts'

const CLAVE = { recurso: 'SS', imponible: 58 }

const FILA = {
  fechaconf: fecha('2026-01-02'),
  fc_confirma: fecha('2026-01-02'),
  activo: true,
  vigencia: null,
  planes: [{ ...CLAVE, nro_plan: null }],
  periodos: [{ ...CLAVE, anio: 2025, cuota: 1 }],
  cuotas: [
    { ...CLAVE, cuota: 1, vencimiento: fecha('2026-02-10') },
    { ...CLAVE, cuota: 2, vencimiento: fecha('2026-03-10') },
  ],
} as unknown as FilaDeDetalle

const linea = (NRO_PLAN: number | null) => ({
  ANIO: 2025,
  CUOTA: 1,
  VENCIMIENTO: '2025-01-10',
  CAPITAL: '1.00',
  INTERES: '0.00',
  TOTAL: '1.00',
  ESTADO: NRO_PLAN === null ? 'PENDIENTE' : 'EN PLAN',
  SITUACION: '',
  DETALLE_SITUACION: '',
  LEGAL: 'A01',
  NRO_PLAN,
})

const ask = (municipio: Partial<ProveedorMunicipal>, fila = FILA, filas = FILAS_INICIALES) =>
  loadAviso({ municipio: municipio as ProveedorMunicipal }, fila, filas, fecha('2026-04-01'))

const deudaCC =
  (...lineas: ReturnType<typeof linea>[]): ProveedorMunicipal['deudaCC'] =>
  async () => ({
    lineas,
    planpago: [],
    contribuyente: [],
    liquidadoAl: fecha('2026-04-01'),
  })

const plan7 = (...cobros: (string | null)[]) =>
  ({
    deudaCC: deudaCC(linea(7)),
    estadoPlnPago: async () => ({
      estado: 'vigente',
      cuotas: cobros.map((FECHA_COBRANZA, i) => ({ CUOTA: i + 1, FECHA_COBRANZA })),
    }),
  }) as unknown as Partial<ProveedorMunicipal>

describe('the notice of caducity', () => {
  it('is given when due instalments are unpaid, and not otherwise', async () => {
    expect(await ask(plan7(null, null))).toMatchObject({
      cobranza: 'informada',
      aviso: { causa: 'cuotas-impagas', impagas: [1, 2] },
    })
    expect(await ask({ deudaCC: deudaCC() })).toEqual({ cobranza: 'informada', aviso: undefined })
  })

  it('uses the limits of the day of signing, which its document prints', async () => {
    const tres = {
      clave: 'convenio.cuotasImpagas',
      vigenteDesde: fecha('2026-01-03'),
      valor: '3',
    } as const
    const filas = [...FILAS_INICIALES, tres]
    const municipio = plan7(null, null)
    expect(await ask(municipio, FILA, filas)).toMatchObject({ aviso: { impagas: [1, 2] } })
    const nueva = { ...FILA, fechaconf: fecha('2026-01-03') }
    expect(await ask(municipio, nueva, filas)).toMatchObject({ aviso: undefined })
  })

  it('counts what the municipal plan collected', async () => {
    expect(await ask(plan7('2026-02-09', '2026-02-09'))).toEqual({
      cobranza: 'informada',
      aviso: undefined,
    })
  })

  it('says that the payments are unknown, and never that the agreement is up to date', async () => {
    const unknown = { cobranza: 'no-disponible', aviso: undefined }
    expect(await ask({ deudaCC: async () => null })).toEqual(unknown)
    const failed = async () => {
      throw new AppError(502, 'servicio-municipal', 'No responde')
    }
    expect(await ask({ deudaCC: failed })).toEqual(unknown)
  })

  it('says nothing when the plan or its collections are unknown (D173)', async () => {
    const sinDatos = { cobranza: 'sin-datos', aviso: undefined }
    expect(await ask({ deudaCC: deudaCC(linea(null)) })).toEqual(sinDatos)
    expect(await ask(plan7())).toEqual(sinDatos)
    const desconocido = { deudaCC: deudaCC(linea(7)), estadoPlnPago: async () => null }
    expect(await ask(desconocido)).toEqual(sinDatos)
  })

  it('does not hide a fault of the product', async () => {
    const broken = async () => {
      throw new TypeError('roto')
    }
    await expect(ask({ deudaCC: broken })).rejects.toThrow(TypeError)
  })
})
