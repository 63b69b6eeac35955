import { configuracion as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { Data, Query } from '../../api/endpoint.ts'
import { ResultadoTag } from '../../panels/evaluaciones/resultado-tag.tsx'
import { Alert } from '../../ui/alert.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { Calculado } from './calculado.tsx'
import { useGetEfectoEnEvaluacionesQuery } from './configuracion-api.ts'

const { abogado, calculando, evaluaciones: t } = textos.configuracion.efecto

type Cambiada = Data<'getEfectoEnEvaluaciones'>['abogados'][number]

const COLUMNAS: readonly Column<Cambiada>[] = [
  {
    id: 'abogado',
    header: abogado,
    width: 'name',
    cell: ({ abogado: codigo, nombre }) => `${nombre} (${codigo})`,
  },
  {
    id: 'lapso',
    header: t.lapso,
    width: 'code',
    cell: ({ desde, hasta }) =>
      interpolar(t.lapsoDe, { desde: formatDate(desde), hasta: formatDate(hasta) }),
  },
  {
    id: 'resultado',
    header: t.resultado,
    cell: ({ antes, despues }) => (
      <>
        <ResultadoTag resultado={antes} /> → <ResultadoTag resultado={despues} />
      </>
    ),
  },
]

interface EfectoEnEvaluacionesProps {
  readonly query: Query<'getEfectoEnEvaluaciones'>
}

export const EfectoEnEvaluaciones = ({ query }: EfectoEnEvaluacionesProps) => {
  const pedido = useGetEfectoEnEvaluacionesQuery({ query }, { refetchOnMountOrArgChange: true })
  return (
    <Calculado pedido={pedido} espera={calculando}>
      {(data) => <Cambiadas data={data} query={query} />}
    </Calculado>
  )
}

interface CambiadasProps extends EfectoEnEvaluacionesProps {
  readonly data: Data<'getEfectoEnEvaluaciones'>
}

const Cambiadas = ({ data, query }: CambiadasProps) => {
  if (data.evaluados === 0) return <Alert kind="info" title={t.sinEvaluar} />
  if (data.abogados.length === 0) return <Alert kind="info" title={t.ninguna} />
  return (
    <div className="stack">
      <Alert
        kind="aviso"
        title={interpolar(t.resumen, {
          n: formatInteger(data.abogados.length),
          de: formatInteger(data.evaluados),
        })}
      />
      <div className="toolbar-actions">
        <ExportButtons exporta={exportOf(calls.exportEfectoEnEvaluaciones, { query })} />
      </div>
      <DataTable
        caption={t.titulo}
        columns={COLUMNAS}
        rows={data.abogados}
        rowKey={(una) => una.abogado}
      />
    </div>
  )
}
