import { formatPesos, interpolar, parseWireAmount, textos } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import { formatPorcentaje, pesos } from './formato.ts'
import { importeDe } from './seleccion.ts'

const t = textos.convenios.ficha.liquidacion

export type Liquidacion = NonNullable<
  NonNullable<Data<'comprobarConvenio'>['resumen']>['liquidacion']
>
export type Estado = Data<'getConveniosEstado'>[number]

export interface Linea {
  readonly nombre: string
  readonly monto: string
  /** How it is reached. */
  readonly como?: string | undefined
  readonly suma?: boolean
  /** Told and not charged. */
  readonly fuera?: boolean
}

const porcentajeDe = ({ base, porcentaje }: Liquidacion['iva']): string =>
  interpolar(t.porcentajeDe, { porcentaje: formatPorcentaje(porcentaje), base: pesos(base) })

const deGastoFijo = (estado: Estado | undefined): string | undefined => {
  if (estado === undefined) return undefined
  const porcentaje = formatPorcentaje(estado.gastofijo)
  const tope = estado.jus === null ? 0 : (parseWireAmount(estado.jus) ?? 0)
  return tope === 0 || estado.jus === null
    ? interpolar(t.deGastoFijo, { porcentaje })
    : interpolar(t.deGastoFijoConTope, { porcentaje, tope: formatPesos(importeDe(estado.jus)) })
}

/** The settlement as it is read: each line, over what and at which percentage (S1 §9; D25, D29). */
export const lineasDeLiquidacion = (
  liquidacion: Liquidacion,
  estado: Estado | undefined,
): readonly Linea[] => {
  const { judicial, iva, tasa_de_justicia, sobretasa } = liquidacion
  const deJuicio = (nombre: string, cargo: Liquidacion['iva']): Linea => ({
    nombre,
    monto: pesos(cargo.monto),
    como: judicial ? porcentajeDe(cargo) : `${porcentajeDe(cargo)}; ${t.noIncluida}`,
    fuera: !judicial,
  })
  return [
    {
      nombre: t.sobreDeuda,
      monto: pesos(liquidacion.sobre_deuda.monto),
      como: porcentajeDe(liquidacion.sobre_deuda),
    },
    { nombre: t.gastoFijo, monto: pesos(liquidacion.gasto_fijo), como: deGastoFijo(estado) },
    { nombre: t.otrosGastos, monto: pesos(liquidacion.otros_gastos) },
    { nombre: t.honorarios, monto: pesos(liquidacion.honorarios), como: t.suma, suma: true },
    {
      nombre: t.iva,
      monto: pesos(iva.monto),
      como: importeDe(iva.base) === 0 ? t.sinIva : porcentajeDe(iva),
    },
    {
      nombre: t.aportes,
      monto: pesos(liquidacion.aportes.monto),
      como: porcentajeDe(liquidacion.aportes),
    },
    deJuicio(t.tasaDeJusticia, tasa_de_justicia),
    deJuicio(t.sobretasa, sobretasa),
    {
      nombre: t.total,
      monto: pesos(liquidacion.total),
      como: judicial ? t.sumaDeHonorariosYJuicio : t.sumaDeHonorarios,
      suma: true,
    },
  ]
}
