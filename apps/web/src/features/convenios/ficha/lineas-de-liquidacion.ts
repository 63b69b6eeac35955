import { formatPesos, interpolar, textos } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import { pesosDelServicio, readablePorcentaje } from './formato.ts'
import { enCentavos } from './seleccion.ts'

const t = textos.convenios.ficha.liquidacion

export type Resumen = NonNullable<Data<'checkConvenio'>['resumen']>

type Liquidacion = NonNullable<Resumen['liquidacion']>

export interface Linea {
  readonly nombre: string
  readonly monto: string
  readonly como?: string | undefined
  readonly suma?: boolean
  /** True when the amount is shown in the breakdown of fees but is not added to the total. */
  readonly fuera?: boolean
}

const porcentajeDe = ({ base, porcentaje }: Liquidacion['iva']): string =>
  interpolar(t.porcentajeDe, {
    porcentaje: readablePorcentaje(porcentaje),
    base: pesosDelServicio(base),
  })

const deGastoFijo = (arancel: NonNullable<Resumen['arancel']> | undefined): string | undefined => {
  if (arancel === undefined) return undefined
  const porcentaje = readablePorcentaje(arancel.gastofijo)
  const tope = enCentavos(arancel.jus)
  return tope === 0
    ? interpolar(t.deGastoFijo, { porcentaje })
    : interpolar(t.deGastoFijoConTope, { porcentaje, tope: formatPesos(tope) })
}

/**
 * Returns the lines that explain how the fees, taxes and contributions of a payment agreement were computed. Each line
 * has its base and its percentage (S1 §9; D25, D29).
 */
export const lineasDeLiquidacion = (
  liquidacion: Liquidacion,
  arancel: NonNullable<Resumen['arancel']> | undefined,
): readonly Linea[] => {
  const { judicial, iva, tasa_de_justicia, sobretasa, tope } = liquidacion
  const deJuicio = (nombre: string, cargo: Liquidacion['iva']): Linea => ({
    nombre,
    monto: pesosDelServicio(cargo.monto),
    como: judicial ? porcentajeDe(cargo) : `${porcentajeDe(cargo)}; ${t.noIncluida}`,
    fuera: !judicial,
  })
  const fijo = (nombre: string, monto: string): Linea => ({
    ...{ nombre, monto: pesosDelServicio(monto), como: t.fijo },
  })
  const conFijos = liquidacion.bono !== null || liquidacion.anticipo !== null
  return [
    {
      nombre: t.sobreDeuda,
      monto: pesosDelServicio(liquidacion.sobre_deuda.monto),
      como: porcentajeDe(liquidacion.sobre_deuda),
    },
    {
      nombre: t.gastoFijo,
      monto: pesosDelServicio(liquidacion.gasto_fijo),
      como: deGastoFijo(arancel),
    },
    ...(tope
      ? [
          {
            nombre: t.tope,
            monto: `−${pesosDelServicio(tope.recorte)}`,
            como: interpolar(t.deTope, { porcentaje: readablePorcentaje(tope.porcentaje) }),
          },
        ]
      : []),
    { nombre: t.otrosGastos, monto: pesosDelServicio(liquidacion.otros_gastos) },
    {
      nombre: t.honorarios,
      monto: pesosDelServicio(liquidacion.honorarios),
      como: tope ? t.sumaConTope : t.suma,
      suma: true,
    },
    {
      nombre: t.iva,
      monto: pesosDelServicio(iva.monto),
      como: enCentavos(iva.base) === 0 ? t.sinIva : porcentajeDe(iva),
    },
    {
      nombre: liquidacion.nombre_de_aportes,
      monto: pesosDelServicio(liquidacion.aportes.monto),
      como: porcentajeDe(liquidacion.aportes),
    },
    deJuicio(t.tasaDeJusticia, tasa_de_justicia),
    deJuicio(t.sobretasa, sobretasa),
    ...(liquidacion.bono === null ? [] : [fijo(t.bono, liquidacion.bono)]),
    ...(liquidacion.anticipo === null ? [] : [fijo(t.anticipo, liquidacion.anticipo)]),
    {
      nombre: t.total,
      monto: pesosDelServicio(liquidacion.total),
      como: conFijos ? t.sumaDeTodo : judicial ? t.sumaDeHonorariosYJuicio : t.sumaDeHonorarios,
      suma: true,
    },
  ]
}
