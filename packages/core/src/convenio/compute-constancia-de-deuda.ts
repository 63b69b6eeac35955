import { describePeriodos } from '../deuda/format-periodos.ts'
import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { constanciaDeDeuda as t } from '../texto/constancia-de-deuda.ts'
import { interpolar } from '../texto/interpolar.ts'
import { type CobrosDeConstancia, decideCobros } from './cobros-de-constancia.ts'
import type {
  CuentaDeConstancia,
  EtapaDeConstancia,
  LineaDeConstancia,
} from './constancia-de-deuda-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { PeriodosDecididos } from './decide-periodos.ts'
import { sumPeriodos } from './decide-seleccion.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { writeLineasDeHonorarios } from './lineas-de-honorarios.ts'
import { liquidateConArancel } from './liquidate-honorarios.ts'
import type { PeriodoDeConvenio, PeriodoElegido } from './periodo-de-convenio.ts'
import { CODIGOS_DE_AFUERA, type CodigoDeAfuera } from './refuse-periodo.ts'
import { topeDeHonorarios } from './tope-de-honorarios.ts'

type FrasesDeAfuera = Readonly<
  Record<CodigoDeAfuera, { readonly uno: string; readonly varios: string }>
>

export interface EntradaDeConstancia {
  /** Tax periods that one lawyer collects and that are in no plan or agreement. There is at least one period. */
  readonly periodos: readonly PeriodoDeConvenio[]
  /** Row of the fee table for the stage of collection that the case is in: extrajudicial or judicial. */
  readonly arancel: EstadoDeConvenio
  /**
   * Row of the fee table for the stage of collection that the case is not in: judicial or extrajudicial. The statement
   * of debt compares the fees of both stages. Null without such a row.
   */
  readonly otraEtapa: EstadoDeConvenio | null
  readonly otgastos: Centavos
  readonly responsableInscripto: boolean
  /** Name of the person who collects the fees. '' when the lawyer's record names nobody. */
  readonly beneficiario: string
  readonly filas: readonly FilaDeParametro[]
  readonly fecha: Fecha
  readonly liquidadoAl: Fecha
}

const isSaldoAFavor = ({ total }: PeriodoDeConvenio): boolean => total < 0

/**
 * Writes the lines of the statement for the owed tax periods: capital and interest. Periods of unknown interest have a
 * line of their own, because their total cannot be divided between those two lines.
 */
const writeLineasDeDeuda = (
  debidos: readonly PeriodoDeConvenio[],
  liquidadoAl: string,
  cobros: CobrosDeConstancia,
): LineaDeConstancia[] => {
  const separados = debidos.filter(({ sinSeparar }) => sinSeparar !== true)
  const juntos = debidos.filter(({ sinSeparar }) => sinSeparar === true)
  const { capital, interes } = sumPeriodos(separados)
  const line = (
    clave: 'capital' | 'interes' | 'sinSeparar',
    importe: Centavos,
    regla: string,
  ): LineaDeConstancia => {
    const { concepto } = t.lineas[clave]
    return { clave, concepto, regla, ...cobros[clave], importe }
  }
  const { regla, reglaDeAlgunos } = t.lineas.sinSeparar
  const periodos = describePeriodos(juntos)
  return [
    ...(separados.length === 0 ? [] : [line('capital', capital, t.lineas.capital.regla)]),
    ...(interes === 0
      ? []
      : [line('interes', interes, interpolar(t.lineas.interes.regla, { liquidadoAl }))]),
    ...(juntos.length === 0
      ? []
      : [
          line(
            'sinSeparar',
            sumPeriodos(juntos).total,
            separados.length === 0
              ? interpolar(regla, { liquidadoAl })
              : interpolar(reglaDeAlgunos, { periodos, liquidadoAl }),
          ),
        ]),
  ]
}

/**
 * Computes the lines of the statement that explains a debt and its fees to the debtor. An agreement signed on the same
 * day over the same tax periods has equal fees. Lines without an amount are left out.
 */
export const computeConstanciaDeDeuda = (entrada: EntradaDeConstancia): CuentaDeConstancia => {
  const { periodos, arancel, otraEtapa, otgastos, responsableInscripto, filas, fecha } = entrada
  const debidos = periodos.filter((periodo) => !isSaldoAFavor(periodo))
  const saldos = periodos.filter(isSaldoAFavor)
  const { total: deuda } = sumPeriodos(periodos)
  const liquidate = (de: EstadoDeConvenio): LiquidacionDeHonorarios =>
    liquidateConArancel({ deuda, arancel: de, otgastos, responsableInscripto }, filas, fecha)
  const liquidacion = liquidate(arancel)
  const nombres = t.lineas
  const cobros = decideCobros(filas, fecha, entrada.beneficiario)
  const suma = (clave: 'deuda' | 'cargos' | 'total', importe: Centavos): LineaDeConstancia => ({
    ...{ clave, concepto: nombres[clave].concepto, regla: nombres[clave].regla },
    ...{ quien: '', recibo: '', importe },
  })
  const total = addCentavos(deuda, liquidacion.total)
  const etapas = [arancel, ...(otraEtapa ? [otraEtapa] : [])].map((una): EtapaDeConstancia => {
    const cargos = liquidate(una).total
    const tope = topeDeHonorarios(filas, una.judicial, fecha)
    return {
      ...{ judicial: una.judicial, actual: una === arancel },
      honorarios: describePorcentaje(una.estporc),
      gastoFijo: describePorcentaje(una.estgasto),
      tope: tope === '' ? '' : describePorcentaje(tope),
      ...{ cargos, total: addCentavos(deuda, cargos) },
    }
  })
  return {
    periodos: describePeriodos(debidos),
    lineas: [
      ...writeLineasDeDeuda(debidos, formatFecha(entrada.liquidadoAl), cobros),
      ...(saldos.length === 0
        ? []
        : [
            {
              ...suma('deuda', sumPeriodos(saldos).total),
              ...{ clave: 'saldoAFavor' as const, concepto: nombres.saldoAFavor.concepto },
              regla: interpolar(nombres.saldoAFavor.regla, { periodos: describePeriodos(saldos) }),
            },
          ]),
      suma('deuda', deuda),
      ...writeLineasDeHonorarios(
        liquidacion,
        arancel,
        valorDeParametro(filas, 'normas.aportes', fecha),
        cobros,
      ),
      suma('cargos', liquidacion.total),
      suma('total', total),
    ],
    etapas: etapas.toSorted((a, b) => Number(a.judicial) - Number(b.judicial)),
    judicial: arancel.judicial,
    total,
  }
}

/**
 * Describes which tax periods the statement of debt leaves out and why. Empty when the statement leaves out no period.
 */
export const describeFueraDeConstancia = (
  afuera: PeriodosDecididos<PeriodoElegido>['afuera'],
  frases: FrasesDeAfuera = t.afuera,
): string[] => {
  const lista = CODIGOS_DE_AFUERA.flatMap((codigo) => {
    const n = afuera.filter(({ porque }) => porque.codigo === codigo).length
    const { uno, varios } = frases[codigo]
    return n === 0 ? [] : [n === 1 ? uno : interpolar(varios, { n })]
  })
  return lista.length === 0 ? [] : [interpolar(t.noIncluye, { lista: lista.join('; ') })]
}
