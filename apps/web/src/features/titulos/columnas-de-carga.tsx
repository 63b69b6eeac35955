import { textos } from '@apremia/core'
import type { Carga } from './cargas-api.ts'

const { padron } = textos

export const ColumnasDeCarga = ({ carga }: { readonly carga: Carga }) => {
  const tiene = carga.columnas.filter(({ titulo }) => titulo !== null)
  const faltan = carga.columnas.flatMap(({ columna, titulo }) => (titulo === null ? [columna] : []))
  return (
    <details>
      <summary>
        {padron.columnas} ({tiene.length})
      </summary>
      <ul>
        {tiene.map(({ columna, titulo }) => (
          <li key={columna}>
            {titulo === columna ? columna : `«${titulo}» se lee como ${columna}`}
            {columna === 'LEGAL' && `. ${padron.noSeCarga.LEGAL}`}
          </li>
        ))}
      </ul>
      {faltan.length > 0 && <p>No están, y no cambian: {faltan.join(', ')}.</p>}
      {carga.ignoradas.length > 0 && <p>No se usan: {carga.ignoradas.join(', ')}.</p>}
      {carga.avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
    </details>
  )
}
