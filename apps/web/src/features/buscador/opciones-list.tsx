import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { MarcaDePlazo } from '../../panels/casos/marca-de-plazo.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { GrupoDeOpciones, Opcion } from './opciones.ts'

interface OpcionesListProps {
  readonly id: string
  readonly label: string
  readonly grupos: readonly GrupoDeOpciones[]
  /** Index of the highlighted option, which Enter opens. The index counts the options of all the groups. */
  readonly activa: number
  readonly onChoose: () => void
}

export const idDeOpcion = (lista: string, lugar: number): string => `${lista}-${lugar}`

export const OpcionesList = ({ id, label, grupos, activa, onChoose }: OpcionesListProps) => {
  const choose = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onChoose()
  }
  const desde = grupos.map((_, i) =>
    grupos.slice(0, i).reduce((suma, { opciones }) => suma + opciones.length, 0),
  )
  return (
    <div id={id} role="listbox" aria-label={label} className="buscador-lista">
      {grupos.map((grupo, g) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={grupo.id} role="group" aria-labelledby={`${id}-${grupo.id}`}>
          <div id={`${id}-${grupo.id}`} role="presentation" className="buscador-grupo">
            {grupo.titulo}
          </div>
          {grupo.opciones.map((opcion, i) => {
            const lugar = (desde[g] ?? 0) + i
            const comun = {
              id: idDeOpcion(id, lugar),
              role: 'option',
              'aria-selected': lugar === activa,
              tabIndex: -1,
              className: 'buscador-opcion',
            } as const
            return opcion.a === undefined ? (
              <div key={opcion.id} {...comun} aria-disabled="true">
                <Dicho opcion={opcion} />
              </div>
            ) : (
              <Link key={opcion.id} {...comun} to={opcion.a} onClick={choose}>
                <Dicho opcion={opcion} />
              </Link>
            )
          })}
          {grupo.nota && <p className="buscador-nota">{grupo.nota}</p>}
        </div>
      ))}
    </div>
  )
}

const Dicho = ({ opcion: { nombre, detalle, icono, plazo } }: { readonly opcion: Opcion }) => (
  <>
    <Icon name={icono} />
    <span>
      <strong>{nombre}</strong> {detalle && <small>{detalle}</small>}
    </span>
    {plazo && <MarcaDePlazo {...plazo} />}
  </>
)
