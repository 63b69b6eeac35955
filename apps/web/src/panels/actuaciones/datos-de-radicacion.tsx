import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { DatosList } from './datos-list.tsx'
import { mostrarDatos } from './mostrar-dato.ts'
import { type Hecho, radicacionesDe } from './use-linea-de-tiempo.ts'

const { sinRadicacion } = textos.gestion
const { radicadoEl } = textos.actuaciones.linea

/**
 * Lists the data of the court filings of a property or business. The rules allow more than one court filing, each in a
 * different court file (D137).
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
