import { formatBytes, formatInstant, formatInteger } from '../../ui/format.ts'
import { formatHace } from '../../ui/hace.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { alcanceDeTrabajo, nombreDeTipo, resumenDeTrabajo } from './resumen-de-trabajo.ts'
import { estaActivo, nombreDeEstado, type Trabajo } from './trabajo.ts'
import { TrabajoActions } from './trabajo-actions.tsx'
import { TrabajoProgress } from './trabajo-progress.tsx'

const ICONS: Readonly<Record<Trabajo['estado'], IconName>> = {
  pendiente: 'reloj',
  'en-curso': 'reloj',
  terminado: 'exito',
  fallido: 'error',
  cancelado: 'cancelar',
}

const detailOf = (trabajo: Trabajo): string[] => {
  const { archivo, erroresTotal } = trabajo
  const alcance = alcanceDeTrabajo(trabajo)
  return [
    ...(archivo ? [formatBytes(archivo.tamano)] : []),
    ...(alcance === undefined ? [] : [alcance]),
    ...(erroresTotal > 0 ? [`${formatInteger(erroresTotal)} errores`] : []),
  ]
}

export const TrabajoCard = ({ trabajo }: { readonly trabajo: Trabajo }) => {
  const instante = trabajo.terminado ?? trabajo.creado
  const resumen = trabajo.estado === 'terminado' && resumenDeTrabajo(trabajo)
  return (
    <article className={`task task-${trabajo.estado}`} aria-label={trabajo.titulo}>
      <header className="task-head">
        <Icon name={ICONS[trabajo.estado]} />
        <div>
          <h3>{trabajo.titulo}</h3>
          <p className="task-facts" title={formatInstant(instante)}>
            {[
              nombreDeTipo(trabajo.tipo),
              nombreDeEstado(trabajo.estado),
              formatHace(instante, new Date()),
              ...detailOf(trabajo),
            ].join(' · ')}
          </p>
          {resumen && <p className="task-facts">{resumen}</p>}
        </div>
      </header>
      {estaActivo(trabajo) && <TrabajoProgress trabajo={trabajo} />}
      <TrabajoActions trabajo={trabajo} />
    </article>
  )
}
