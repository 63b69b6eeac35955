import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { DatosList } from './datos-list.tsx'
import { mostrarDatos } from './mostrar-dato.ts'
import { type Hecho, radicacionesDe } from './use-linea-de-tiempo.ts'

const { sinRadicacion } = textos.gestion
const { radicadoEl } = textos.actuaciones.linea

/**
 * Lists the data of every court filing of a property or business. The rules allow one court filing in each of two court
 * files (D137).
 */
export const DatosDeRadicacion = ({ hechos }: { readonly hechos: readonly Hecho[] }) => {
  const radicaciones = radicacionesDe(hechos)
  if (radicaciones.length === 0) return <p className="actu-nada">{sinRadicacion}</p>
  return radicaciones.map(({ id, fecha, tp_id, dato }) => (
    <DatosList
      key={id}
      datos={[
        { clave: 'fecha', nombre: radicadoEl, valor: formatDate(fecha) },
        ...mostrarDatos(tp_id, dato),
      ]}
    />
  ))
}
