import { interpolar, type Mesa, textos } from '@apremia/core'
import { formatInteger } from '../../ui/format.ts'
import { useGetHoyQuery } from './hoy-api.ts'

const { vencidoDeMesa, vencidosDeMesa } = textos.navegacion

/** Number of overdue cases of a desk, beside its entry in the sidebar. Empty while unknown and when it is 0. */
export const VencidosDeMesa = ({ mesa }: { readonly mesa: Mesa }) => {
  const { data } = useGetHoyQuery({})
  const n = data?.[mesa].vencidos ?? 0
  if (n === 0) return null
  const texto = n === 1 ? vencidoDeMesa : interpolar(vencidosDeMesa, { n: formatInteger(n) })
  return (
    <span className="sidebar-count" title={texto}>
      <span aria-hidden="true">{formatInteger(n)}</span>
      <span className="sr-only">{texto}</span>
    </span>
  )
}
