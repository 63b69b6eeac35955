import { describePeriodos } from '../deuda/format-periodos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'

const { deJuicio: t } = liquidacionDeDeuda

/**
 * Scopes of a liquidation: 'juicio' includes the periods of the executive title of the lawsuit, and 'gestion' includes
 * every period that a lawyer collects.
 */
export const ALCANCES_DE_LIQUIDACION = ['juicio', 'gestion'] as const
export type AlcanceDeLiquidacion = (typeof ALCANCES_DE_LIQUIDACION)[number]

interface PeriodoTitulado {
  readonly anio: number
  readonly cuota: number
  /** Numbers of the executive titles in force that claim the period. */
  readonly titulos: readonly number[]
}

interface PeriodosElegidos<P extends PeriodoTitulado> {
  readonly alcance: AlcanceDeLiquidacion
  /** True when the two scopes have different periods, so that a person may choose the scope. */
  readonly hayOtro: boolean
  readonly periodos: readonly P[]
  /**
   * Sentence about the periods that the scope leaves out, or about missing information. '' when there is nothing to
   * say.
   */
  readonly nota: string
}

/**
 * Chooses the periods of a liquidation. By default, the liquidation of a lawsuit includes only the periods of its
 * executive title, because the lawsuit claims no other debt.
 *
 * @param titulo number of the executive title, as the court filing names it. Null without a court filing
 * @param pedido scope that the person asks for, or '' for the default scope
 */
export const choosePeriodosDeJuicio = <P extends PeriodoTitulado>(
  periodos: readonly P[],
  titulo: string | null,
  pedido: AlcanceDeLiquidacion | '',
): PeriodosElegidos<P> => {
  const todos = { alcance: 'gestion', periodos, hayOtro: false, nota: '' } as const
  if (titulo === null) return todos
  const numero = titulo.trim().replace(/^0+/, '')
  const deTitulo = periodos.filter(({ titulos }) => titulos.map(String).includes(numero))
  const otros = periodos.filter((periodo) => !deTitulo.includes(periodo))
  if (otros.length === 0) return { ...todos, alcance: 'juicio' }
  const valores = { titulo: numero, periodos: describePeriodos(otros) }
  if (deTitulo.length === 0)
    return { ...todos, alcance: 'juicio', nota: interpolar(t.sinSaber, { titulo: numero || '—' }) }
  if (pedido === 'gestion') return { ...todos, hayOtro: true, nota: interpolar(t.todos, valores) }
  return {
    ...{ alcance: 'juicio', hayOtro: true, periodos: deTitulo },
    nota: interpolar(t.afuera, valores),
  }
}
