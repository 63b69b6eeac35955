import { interpolar, textos } from '@apremia/core'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { DatosList } from './datos-list.tsx'
import { mostrarDatos } from './mostrar-dato.ts'
import type { ActuacionDeLinea } from './use-linea-de-tiempo.ts'

const { linea } = textos.actuaciones

export const VersionesList = ({ versiones }: Pick<ActuacionDeLinea, 'versiones'>) => {
  if (versiones.length === 0) return null
  return (
    <details className="actu-versiones">
      <summary>
        {versiones.length === 1
          ? linea.versiones.una
          : interpolar(linea.versiones.varias, { n: versiones.length })}
      </summary>
      <ul>
        {versiones.map(({ version, fecha, tipo_nombre, tp_id, dato, obs, autor, reemplazada }) => (
          <li key={version}>
            <p>
              <time dateTime={fecha}>{formatDate(fecha)}</time> <strong>{tipo_nombre}</strong>{' '}
              <span className="actu-quien">
                {interpolar(linea.versiones.hasta, { autor, momento: formatInstant(reemplazada) })}
              </span>
            </p>
            <DatosList datos={mostrarDatos(tp_id, dato)} />
            {obs !== '' && <p className="cell-lines">{obs}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
