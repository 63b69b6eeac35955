import { describePeriodos } from '../deuda/format-periodos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'

const { deJuicio: t } = liquidacionDeDeuda

/**
 * Tax periods that a calculation of the debt to date (liquidación) may have. 'juicio': the periods that the executive
 * title of the lawsuit claims. 'gestion': every period that a lawyer collects.
 */
export const ALCANCES_DE_LIQUIDACION = ['juicio', 'gestion'] as const
export type AlcanceDeLiquidacion = (typeof ALCANCES_DE_LIQUIDACION)[number]

interface PeriodoTitulado {
  readonly anio: number
  readonly cuota: number
  /** Numbers of the executive titles in force that claim the tax period. */
  readonly titulos: readonly number[]
}

interface PeriodosElegidos<P extends PeriodoTitulado> {
  readonly alcance: AlcanceDeLiquidacion
  /** True when 'juicio' and 'gestion' have different tax periods, so that the person may choose between the two. */
  readonly hayOtro: boolean
  readonly periodos: readonly P[]
  /**
   * Sentence about the tax periods that the calculation leaves out or adds, or about an executive title that was not
   * found. '' when there is nothing to say.
   */
  readonly nota: string
}

/**
 * Chooses the tax periods for which the debt of a case is calculated to date (liquidación). A lawsuit claims only the
 * periods of the executive title, so in a lawsuit these periods are the default.
 *
 * @param titulo number of the executive title in the court filing; null for a case without a court filing
 * @param pedido periods that the person asks for: 'juicio' (those of the title), 'gestion' (all), or '' (the default)
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
