import { type ConsultaDeGestion, readConsultaDeGestion } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'

/** What of the address is of the screen, whatever is searched in each tab. */
const DE_LA_PANTALLA = ['grupo', 'historico', 'extrajudicial'] as const

/** What the address asks for (S2 §2.3), and how it changes tabs: each has its own search. */
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
