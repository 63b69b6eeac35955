import { type ContribuyenteConocido, parseCuit, parseDni } from '@apremia/core'
import { shallowEqual, useSelector } from 'react-redux'
import { useAppDispatch } from '../../../api/thunk.ts'
import { conveniosApi } from '../convenios-api.ts'
import { type ContextoDeFicha, queryDePeriodos } from './contexto.ts'
import { fichaApi } from './ficha-api.ts'
import type { Item } from './seleccion.ts'

/**
 * Returns the filter that finds one taxpayer by identity number (DNI) or, without a valid DNI, by tax number (CUIT).
 * Undefined when both are invalid, because any other filter may find several taxpayers.
 */
const criterioDe = ({ NRO_DOC, CUIT }: { readonly NRO_DOC: string; readonly CUIT: string }) => {
  if (parseDni(NRO_DOC) !== undefined) return { dni: NRO_DOC }
  return parseCuit(CUIT) === undefined ? undefined : { cuit: CUIT }
}

/**
 * Returns the name of the taxpayer of each property or business, in the order of `items`. A name is '' until the debt
 * of its property or business is loaded.
 */
export const useNombresEnLaDeuda = (
  items: readonly Item[],
  contexto: ContextoDeFicha,
): readonly string[] =>
  useSelector(
    (
      state: Parameters<ReturnType<typeof conveniosApi.endpoints.getPeriodosDeConvenio.select>>[0],
    ) =>
      items.map(
        (item) =>
          conveniosApi.endpoints.getPeriodosDeConvenio.select(queryDePeriodos(item, contexto))(
            state,
          ).data?.contribuyente ?? '',
      ),
    shallowEqual,
  )

/**
 * Returns a function that finds the taxpayer who answers for a property or business, with the data that the user may
 * see (D10). If the register of taxpayers does not answer, the result has only the name written in the debt.
 */
export const useFindContribuyente = (contexto: ContextoDeFicha) => {
  const dispatch = useAppDispatch()
  const { responsables, contribuyenteDelPadron } = fichaApi.endpoints
  const { getPeriodosDeConvenio } = conveniosApi.endpoints
  const once = { subscribe: false } as const
  return async (item: Pick<Item, 'r' | 'i'>): Promise<ContribuyenteConocido> => {
    const [deuda, quienes] = await Promise.all([
      dispatch(getPeriodosDeConvenio.initiate(queryDePeriodos(item, contexto), once)),
      dispatch(
        responsables.initiate({ body: { recurso: item.r, imponible: String(item.i) } }, once),
      ),
    ])
    const nombre = deuda.data?.contribuyente ?? ''
    const responsable = quienes.data?.find(({ APYNOM }) => APYNOM === nombre) ?? quienes.data?.[0]
    const criterio = responsable && criterioDe(responsable)
    const { data: padron } = criterio
      ? await dispatch(
          contribuyenteDelPadron.initiate(
            { query: { pagina: 1, porPagina: 5 }, body: { data: { bsq: 1, ...criterio } } },
            once,
          ),
        )
      : { data: undefined }
    const ficha = padron?.rows.find(({ APYNOM }) => APYNOM === responsable?.APYNOM)
    return ficha ?? padron?.rows[0] ?? responsable ?? { APYNOM: nombre }
  }
}
