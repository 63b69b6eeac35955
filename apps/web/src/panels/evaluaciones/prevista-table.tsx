import {
  CATEGORIAS_DE_EVALUACION,
  type CategoriaDeEvaluacion,
  formatPorcentajeDeEvaluacion,
  interpolar,
  textos,
} from '@apremia/core'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { EvaluacionPrevista } from './evaluaciones-api.ts'
import { enPorCiento } from './por-ciento.ts'
import { ResultadoTag } from './resultado-tag.tsx'

const t = textos.evaluaciones
const r = textos.evaluaciones.realizacion

const parteDe = (
  una: Pick<EvaluacionPrevista, 'partes'> | null,
  categoria: CategoriaDeEvaluacion,
) => una?.partes.find((parte) => parte.categoria === categoria)

const parteColumn = (categoria: CategoriaDeEvaluacion): Column<EvaluacionPrevista> => ({
  id: categoria,
  header: t.categorias[categoria],
  align: 'end',
  cell: (fila) => {
    const parte = parteDe(fila, categoria)
    const era = parteDe(fila.anterior, categoria)
    if (parte === undefined) return textos.comunes.sinDato
    return (
      <>
        {formatPorcentajeDeEvaluacion(parte, enPorCiento(parte.porcentaje))}
        <span className="cell-detail">
          {interpolar(t.detalle.deTotal, {
            n: formatInteger(parte.fallan),
            total: formatInteger(parte.universo),
          })}
          {era && `; ${interpolar(r.antes, { texto: enPorCiento(era.porcentaje) })}`}
        </span>
      </>
    )
  },
})

const COLUMNAS: readonly Column<EvaluacionPrevista>[] = [
  {
    id: 'abogado',
    header: r.abogado,
    width: 'name',
    cell: ({ abogado, nombre }) => `${nombre} (${abogado})`,
  },
  {
    id: 'resultado',
    header: r.resultado,
    cell: ({ resultado }) => <ResultadoTag resultado={resultado} />,
  },
  ...CATEGORIAS_DE_EVALUACION.map(parteColumn),
  {
    id: 'ultima',
    header: r.ultima,
    cell: ({ anterior }) =>
      anterior ? (
        <>
          <ResultadoTag resultado={anterior.resultado} />
          <span className="cell-detail">
            {interpolar(r.ultimaDe, {
              desde: formatDate(anterior.desde),
              hasta: formatDate(anterior.hasta),
            })}
          </span>
        </>
      ) : (
        t.ninguna
      ),
  },
]

export const PrevistaTable = ({ rows }: { readonly rows: readonly EvaluacionPrevista[] }) => (
  <DataTable
    caption={r.prevista}
    columns={COLUMNAS}
    rows={rows}
    rowKey={({ abogado }) => abogado}
    busy={false}
  />
)
