import type { DatoMostrado } from './mostrar-dato.ts'

export const DatosList = ({ datos }: { readonly datos: readonly DatoMostrado[] }) => {
  if (datos.length === 0) return null
  return (
    <dl className="facts actu-datos">
      {datos.map(({ clave, nombre, valor }) => (
        <div key={clave}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
