import { describePeriodos } from '../deuda/format-periodos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { findTasasAplicadas } from '../recurso/compare-tasas.ts'
import { CONTEOS_DE_INTERES, describeTasaDeInteres, type TasaDeInteres } from '../recurso/tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda as t } from '../texto/liquidacion-de-deuda.ts'
import { formatPeriodo } from '../titulo/periodo.ts'
import type { TramoDeInteres } from './count-interes.ts'
import type { LiquidacionDeDeuda } from './liquidate-deuda.ts'

/**
 * Describes how the interest of a tax period is counted: '11 días al 3 %; 20 días al 4 %'. A line of the text breaks
 * only after ';'.
 */
export const describeTramos = (
  tramos: readonly Pick<TramoDeInteres, 'conteo' | 'cantidad' | 'mensual'>[],
): string =>
  tramos.length === 0
    ? t.nada
    : tramos
        .map(({ conteo, cantidad, mensual }) => {
          const { uno, varios } = t.cantidades[conteo]
          const porcentaje = describePorcentaje(mensual)
          const escrito =
            cantidad === 1
              ? interpolar(uno, { porcentaje })
              : interpolar(varios, { n: cantidad, porcentaje })
          return escrito.replaceAll(' ', '\u00a0')
        })
        .join('; ')

const describeImportes = ({ periodos }: Pick<LiquidacionDeDeuda, 'periodos'>): string => {
  const dias = [...new Set(periodos.map(({ liquidadoAl }) => liquidadoAl))].sort()
  const [unico] = dias
  if (unico !== undefined && dias.length === 1)
    return interpolar(t.importes.uno, { dia: formatFecha(unico) })
  const partes = dias.map((dia) =>
    interpolar(t.importes.de, {
      periodos: describePeriodos(periodos.filter(({ liquidadoAl }) => liquidadoAl === dia)),
      dia: formatFecha(dia),
    }),
  )
  return interpolar(t.importes.varios, { dias: partes.join('; ') })
}

interface FuentesDeLiquidacion {
  readonly tasas: readonly TasaDeInteres[]
  /** Legal basis of the interest of the tax. '' when nobody recorded it. */
  readonly fundamento: string
}

export const writeReglasDeLiquidacion = (
  liquidacion: LiquidacionDeDeuda,
  { tasas, fundamento }: FuentesDeLiquidacion,
): string[] => {
  const { sinActualizar, saldos, aFavor, periodos } = liquidacion
  const dias = periodos.flatMap(({ tramos }) => tramos.map(({ desde }) => desde))
  const aplicadas = findTasasAplicadas({ dias, al: liquidacion.al }, tasas)
  const conteos = new Set(
    periodos.flatMap(({ tramos }) => tramos.map(({ conteo }): string => conteo)),
  )
  const lista = sinActualizar.map(({ total, motivo, ...periodo }) =>
    interpolar(t.sinActualizarDe, {
      ...{ periodo: formatPeriodo(periodo), motivo: t.sinActualizar[motivo] },
      importe: formatPesos(total),
    }),
  )
  return [
    describeImportes(liquidacion),
    ...aplicadas.map((una) =>
      interpolar(t.tasa, {
        desde: formatFecha(una.vigenteDesde),
        tasa: describeTasaDeInteres(una),
      }),
    ),
    ...(fundamento === '' ? [] : [interpolar(t.fundamento, { norma: fundamento })]),
    ...CONTEOS_DE_INTERES.filter((conteo) => conteos.has(conteo)).map((conteo) => t.reglas[conteo]),
    t.reglas.simple,
    ...(lista.length === 0 ? [] : [interpolar(t.noActualizados, { lista: lista.join('; ') })]),
    ...(saldos.length === 0
      ? []
      : [
          interpolar(t.descontado, {
            ...{ importe: formatPesos(aFavor), periodos: describePeriodos(saldos) },
          }),
        ]),
    t.sinPagos,
    t.noIncluye,
  ]
}
