import { estadisticas } from '@apremia/api-client'
import { interpolar, type Cuadro as NombreDeCuadro, textos } from '@apremia/core'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '../../ui/alert.tsx'
import { later } from '../../ui/later.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { GraficoProps } from './grafico.tsx'

const t = textos.estadisticas

const SinGrafico = (_props: GraficoProps) => (
  <Alert kind="aviso">
    <p>{t.sinGrafico}</p>
  </Alert>
)

/** The chart library loads only with this screen. If the library cannot be loaded, the table is still shown. */
const Grafico = later(
  async () => {
    try {
      const [grafico] = await Promise.all([import('./grafico.tsx'), import('chart.js/auto')])
      return grafico.default
    } catch {
      return SinGrafico
    }
  },
  <ListSkeleton />,
)

interface CuadroProps<Row> {
  readonly cuadro: NombreDeCuadro
  /** Lawyer code. Empty means every lawyer the person may see. */
  readonly abogado: string
  readonly ancho?: boolean
  readonly grafico: Omit<GraficoProps, 'etiqueta'>
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly enlace?: { readonly to: string; readonly texto: string }
}

export const CuadroConGrafico = <Row,>(props: CuadroProps<Row>) => {
  const { cuadro, abogado, ancho = false, grafico, columns, rows, rowKey, enlace } = props
  const id = useId()
  const titulo = t.cuadros[cuadro]
  const vacio = grafico.series.every(({ data }) => data.every((n) => n === 0))
  return (
    <section className={`card cuadro${ancho ? ' cuadro-ancho' : ''}`} aria-labelledby={id}>
      <header className="cuadro-cabecera">
        <div>
          <h2 id={id}>{titulo}</h2>
          <p>{t.notas[cuadro]}</p>
        </div>
        <div className="cuadro-acciones">
          {enlace && <Link to={enlace.to}>{enlace.texto}</Link>}
          <ExportButtons
            exporta={exportOf(
              estadisticas.exportEstadisticas,
              { query: { cuadro, abogado } },
              vacio,
            )}
          />
        </div>
      </header>
      {vacio ? (
        <p>{t.ninguno}</p>
      ) : (
        <>
          <Grafico {...grafico} etiqueta={interpolar(t.grafico, { cuadro: titulo })} />
          <DataTable caption={titulo} columns={columns} rows={rows} rowKey={rowKey} />
        </>
      )}
    </section>
  )
}
