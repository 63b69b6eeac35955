import { textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useGetMaximosDeEvaluacionQuery } from './evaluaciones-api.ts'

const { maximos: t } = textos.evaluaciones
const { evaluacion, vigencias } = textos.configuracion

type Maximo = Data<'getEvaluacionesConfig'>[number]

const desdeDe = (desde: string | null): string => {
  if (desde === null) return textos.comunes.sinDato
  return desde === '1900-01-01' ? vigencias.siempre : formatDate(desde)
}

const COLUMNAS: readonly Column<Maximo>[] = [
  { id: 'nombre', header: evaluacion.categoria, width: 'name', cell: ({ nombre }) => nombre },
  {
    id: 'maximo',
    header: evaluacion.maximo,
    align: 'end',
    cell: ({ maximo }) => (maximo === null ? t.sinValor : String(maximo).replace('.', ',')),
  },
  { id: 'desde', header: vigencias.desde, width: 'code', cell: ({ desde }) => desdeDe(desde) },
]

export const MaximosDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const configura = usePuede()('evaluaciones.realizar')
  const { data, error, refetch } = useGetMaximosDeEvaluacionQuery({})
  const failure = failureOf(error)
  return (
    <Dialog title={t.titulo} onClose={onClose}>
      <div className="stack">
        {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
        {!data && !failure && <ListSkeleton />}
        {data && (
          <DataTable
            caption={t.titulo}
            columns={COLUMNAS}
            rows={data}
            rowKey={({ categoria }) => categoria}
          />
        )}
        {configura && <Link to="/configuracion?pestana=evaluacion">{t.cambiarlos}</Link>}
      </div>
    </Dialog>
  )
}
