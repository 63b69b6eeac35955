import {
  type Centavos,
  camposDePago,
  interpolar,
  parseFecha,
  splitPago,
  textos,
} from '@apremia/core'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { today } from '../../../ui/format.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useCheckConvenioQuery } from '../convenios-api.ts'
import { estadoAplicado } from '../ver/estado-aplicado.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { pesosDelServicio } from './formato.ts'
import type { ArancelDelResumen, Liquidacion } from './lineas-de-liquidacion.ts'
import { enviablesDe, type ListasDeFicha } from './listas.ts'
import type { PlanDeFicha } from './planes.ts'
import { cuotasPlan, enCentavos } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { SeleccionLeida } from './use-seleccion.ts'
import { leerImporte, type Valores } from './valores.ts'

/** Amounts of the agreement, as far as they are known. The last figures stay while new ones are computed. */
export interface LiquidacionEnCurso {
  readonly recalculando: boolean
  readonly falla: Failure | undefined
  readonly reintentar: () => void
  /** Reasons why the settlement cannot be computed yet. */
  readonly motivos: readonly string[]
  readonly deuda: string
  /** Numbers of the titles in force over the chosen debt. With any title, the agreement is a judicial one (D165). */
  readonly titulos: readonly number[]
  readonly detalleDeDeuda: string
  /** Sum of the plans, or undefined while there is none. */
  readonly aPagar: string | undefined
  readonly liquidacion: Liquidacion | undefined
  /** Tariff of the day of the signing, or the tariff the agreement was made with (D28). */
  readonly arancel: ArancelDelResumen | undefined
  readonly pago:
    | { readonly forma: string; readonly alContado: Centavos; readonly cuotas: readonly Centavos[] }
    | undefined
  readonly planes: readonly (PlanDeFicha & { readonly r: string; readonly i: number })[]
}

interface Entrada {
  readonly ficha: FormularioDeConvenio
  readonly contexto: ContextoDeFicha
  readonly elegida: SeleccionLeida
  readonly listas: ListasDeFicha
}

/** Fields that the figures of an agreement depend on. */
const DE_IMPORTES: readonly (keyof Valores)[] = ['fechaconf', 'estado_id', 'otgastos']

/** Empty selection, in the format of the call. */
const NADA = '[]'

/** Codes of the reasons about the selection. The reasons about fields are shown under them. */
const DE_SELECCION: readonly string[] = ['cuotas_plan', 'planes', 'plan', 'anticipo', 'abogado']

/** Computes the settlement of the present form on the server, while the form is filled in (D47). */
export const useLiquidacion = (entrada: Entrada): LiquidacionEnCurso => {
  const { ficha, contexto, elegida, listas } = entrada
  const { valores, record, otherRest } = ficha
  const { conPeriodos: items, pedidos } = elegida
  const campos = enviablesDe(valores, listas)
  // The agreement keeps the debt and the plans it was saved with, whatever else changes.
  const mantiene = record !== undefined && !otherRest
  // Set while nothing that the figures depend on has changed.
  const intacto =
    mantiene && !ficha.changed.some((campo) => DE_IMPORTES.includes(campo)) ? record : undefined
  const pedido = useSettled({
    ...campos,
    fechaconf: parseFecha(campos.fechaconf) ?? today(),
    clase: contexto.clase,
    abogado: contexto.abogado,
    cuotas_plan: mantiene ? NADA : JSON.stringify(cuotasPlan(items)),
    planes: mantiene ? NADA : JSON.stringify((pedidos ?? []).map(({ m: _, ...plan }) => plan)),
    ...contexto.edicion,
  })
  const liquidable = intacto === undefined && (mantiene || !!pedidos?.length)
  // The request is debounced, so for a moment it may still be empty although plans are chosen.
  const skip =
    !liquidable || (contexto.edicion.convenio === undefined && pedido.value.planes === NADA)
  const { data, error, isFetching, isUninitialized, refetch } = useCheckConvenioQuery(
    { body: pedido.value },
    { skip, refetchOnMountOrArgChange: true },
  )
  const resumen = skip ? intacto : (data?.resumen ?? undefined)
  const liquidacion = resumen?.liquidacion ?? undefined
  const forma = listas.formas.find(({ id }) => String(id) === valores.frmpg_id)
  const cuotaspago = Number(valores.cuotaspago)
  const visibles = camposDePago(forma?.clase)
  const pago =
    liquidacion && forma && (!visibles.cuotaspago || cuotaspago >= 1)
      ? splitPago(enCentavos(liquidacion.total), {
          clase: forma.clase,
          montopago: leerImporte(valores.montopago || '0') ?? enCentavos(null),
          cuotaspago: visibles.cuotaspago ? cuotaspago : 0,
        })
      : undefined
  return {
    recalculando: liquidable && (skip || pedido.settling || isFetching),
    falla: skip ? undefined : failureOf(error),
    reintentar: () => {
      if (!isUninitialized) void refetch()
    },
    motivos: skip
      ? []
      : (data?.motivos ?? [])
          .filter(({ campo }) => DE_SELECCION.includes(campo))
          .map(({ mensaje }) => mensaje),
    deuda: resumen?.total ?? '0.00',
    titulos: resumen?.titulos ?? [],
    detalleDeDeuda: resumen
      ? interpolar(textos.convenios.ficha.liquidacion.deDeuda, {
          capital: pesosDelServicio(resumen.capital),
          interes: pesosDelServicio(resumen.interes),
        })
      : '',
    aPagar: resumen?.a_pagar,
    liquidacion,
    arancel: skip
      ? intacto && estadoAplicado(intacto, listas.estados)
      : (data?.resumen?.arancel ?? undefined),
    pago: pago &&
      forma && {
        forma: forma.nombre,
        alContado: pago.alContado,
        cuotas: pago.cuotas.map(({ monto }) => monto),
      },
    planes: skip ? [] : (data?.resumen?.planes ?? []),
  }
}
