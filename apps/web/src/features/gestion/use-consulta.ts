import { type ConsultaDeGestion, readConsultaDeGestion } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'

/**
 * URL parameters that apply to the tab of properties and to the tab of businesses, so they stay when the tab changes.
 */
const DE_LA_PANTALLA = ['grupo', 'historico', 'extrajudicial'] as const

/** Each tab has its own search, so changing tabs discards the search of the previous tab (S2 §2.3). */
export const useConsulta = () => {
  const [params, setParams] = useSearchParams()
  const consulta = readConsultaDeGestion(Object.fromEntries(params))
  const changeTo = (tipo: ConsultaDeGestion['tipo']) => {
    const next = new URLSearchParams({ tipo })
    for (const nombre of DE_LA_PANTALLA) {
      const valor = params.get(nombre)
      if (valor !== null) next.set(nombre, valor)
    }
    setParams(next)
  }
  return { consulta, changeTo }
}
