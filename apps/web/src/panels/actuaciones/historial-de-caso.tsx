import { interpolar, textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './actuaciones.css'
import type { Par } from './elegido.ts'
import { LineaDeTiempo } from './linea-de-tiempo.tsx'
import { type ActuacionDeLinea, useLineaDeTiempo } from './use-linea-de-tiempo.ts'

const { sinActuaciones } = textos.gestion
const t = textos.mesasPantalla.caso.historial

const COLUMNS: readonly Column<ActuacionDeLinea>[] = [
  { id: 'fecha', header: t.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { id: 'etapa', header: t.etapa, width: 'name', cell: ({ tipo_nombre }) => tipo_nombre },
  {
    id: 'observacion',
    header: t.observacion,
    width: 'prose',
    cell: ({ obs }) => obs || textos.comunes.sinDato,
  },
]

export const HistorialDeCaso = ({ imponible, recurso }: Par) => {
  const { hechos, failure, retry } = useLineaDeTiempo({ imponible, recurso })
  if (failure && hechos === undefined) return <LoadFailure failure={failure} onRetry={retry} />
  if (hechos === undefined) return <ListSkeleton />
  const vigentes = hechos.flatMap(({ actuacion }) =>
    actuacion?.vigente === '1' ? [actuacion] : [],
  )
  return (
    <div className="stack">
      {vigentes.length === 0 ? (
        <p>{sinActuaciones}</p>
      ) : (
        <DataTable
          caption={interpolar(t.titulo, { caso: `${imponible} ${recurso}` })}
          columns={COLUMNS}
          rows={vigentes}
          rowKey={({ id }) => id}
        />
      )}
      {hechos.length > 0 && (
        <details className="actu-otros">
          <summary>{t.completo}</summary>
          <LineaDeTiempo hechos={hechos} />
        </details>
      )}
    </div>
  )
}
