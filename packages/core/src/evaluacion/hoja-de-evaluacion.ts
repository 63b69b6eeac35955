import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'
import type { ParteDeEvaluacion, ResultadoDeEvaluacion } from './compute-resultado.ts'
import { CATEGORIAS_DE_EVALUACION, CUENTAS, type Cuenta, type Cuentas } from './cuentas.ts'

/**
 * Names that the sheet of an evaluation prints: municipality, lawyer and author. The evaluation stores these names, so
 * a later change of name does not change the sheet.
 */
export interface MembreteDeEvaluacion {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia' | 'lugar'>
  readonly abogado: { readonly nombre: string; readonly matricula: string }
  readonly usuario: string
  /**
   * Code that the sheet of an evaluation prints, with which anybody can verify it. Absent in the oldest evaluations,
   * which have no code.
   */
  readonly codigoVerificacion?: string
  /**
   * Address of the public page that verifies the sheet of an evaluation. The QR code of the sheet has this address.
   * Absent in a sheet without a QR code.
   */
  readonly direccionVerificacion?: string
}

export interface CasoDeHoja {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly recibido: Fecha | null
  readonly porque: string
}

export interface GrupoDeCasos {
  readonly cuentas: readonly Cuenta[]
  readonly casos: readonly CasoDeHoja[]
}

/**
 * Data that the sheet of an evaluation prints: the result, the counts, and the cases of each count. A text that is not
 * known is ''.
 */
export interface HojaDeEvaluacion extends MembreteDeEvaluacion {
  readonly id: number
  readonly codigo: string
  readonly fecha: Fecha
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly resultado: ResultadoDeEvaluacion
  readonly partes: readonly ParteDeEvaluacion[]
  readonly cuentas: Cuentas
  readonly actuaciones: number
  /**
   * Value of the setting FECHA_INICIAL on the day of the evaluation. `sinEvaluar` is the value of the setting SIN_EVALUAR
   * on the same day. Both settings are dates that limit which cases the desks (work lists) show.
   */
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  readonly inicio: TiempoDeEtapa
  readonly version: number
  readonly huella: string
  readonly grupos: readonly GrupoDeCasos[]
}

/**
 * Orders the groups of cases on the sheet of a lawyer's evaluation: first 'sin_radicar' (not filed), then 'faltantes'
 * (deadline missed), and then the other counts in the order of `CUENTAS`.
 */
const compareCuentas = (a: readonly Cuenta[], b: readonly Cuenta[]): number => {
  for (const una of [...CATEGORIAS_DE_EVALUACION.filter((c) => c !== 'sin_archivar'), ...CUENTAS]) {
    const orden = Number(b.includes(una)) - Number(a.includes(una))
    if (orden !== 0) return orden
  }
  return 0
}

export const groupCasosPorCuentas = (
  casos: readonly (CasoDeHoja & { readonly cuentas: readonly Cuenta[] })[],
): GrupoDeCasos[] => {
  const grupos = new Map<string, { cuentas: readonly Cuenta[]; casos: CasoDeHoja[] }>()
  for (const { cuentas, ...caso } of casos) {
    const clave = cuentas.join()
    const grupo = grupos.get(clave) ?? { cuentas, casos: [] }
    grupo.casos.push(caso)
    grupos.set(clave, grupo)
  }
  return [...grupos.values()].sort((a, b) => compareCuentas(a.cuentas, b.cuentas))
}
