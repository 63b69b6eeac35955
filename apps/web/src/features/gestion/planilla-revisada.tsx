import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { PlanillaRevisada } from './planilla-api.ts'

const { planilla: t } = textos.gestion

export const cuantasActuaciones = (n: number): string =>
  n === 1 ? t.una : interpolar(t.varias, { n: formatInteger(n) })

type PorTipo = PlanillaRevisada['tipos'][number]

const COLUMNS: readonly Column<PorTipo>[] = [
  { id: 'tipo', header: t.tipo, width: 'name', cell: ({ tipo_nombre }) => tipo_nombre },
  { id: 'grupo', header: t.grupo, cell: ({ gp_nombre }) => gp_nombre },
  {
    id: 'cantidad',
    header: t.cantidad,
    align: 'end',
    cell: ({ cantidad }) => formatInteger(cantidad),
  },
]

interface PlanillaRevisadaProps {
  readonly archivo: string
  readonly revisada: PlanillaRevisada
}

export const PlanillaRevisadaAlert = ({ archivo, revisada }: PlanillaRevisadaProps) => (
  <>
    <Alert
      kind="exito"
      title={interpolar(t.listas, { cuantas: cuantasActuaciones(revisada.cantidad), archivo })}
    >
      {revisada.avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
    </Alert>
    <DataTable
      caption={t.porTipo}
      columns={COLUMNS}
      rows={revisada.tipos}
      rowKey={({ tp_id, gp_id }) => `${gp_id} ${tp_id}`}
    />
  </>
)
