import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { type Carga, useGetCargasQuery, useUndoCargaMutation } from './cargas-api.ts'

const { padron, comunes } = textos
const t = padron.columnasDeCargas

const POR_PAGINA = 10

const COLUMNS: readonly Column<Carga>[] = [
  { id: 'numero', header: t.numero, width: 'code', cell: ({ id }) => id },
  { id: 'fecha', header: t.fecha, width: 'code', cell: ({ creada }) => formatInstant(creada) },
  { id: 'archivo', header: t.archivo, width: 'name', cell: ({ archivo }) => archivo },
  { id: 'modo', header: t.modo, cell: ({ modo }) => padron.modos[modo] },
  { id: 'estado', header: t.estado, cell: ({ estado }) => padron.estados[estado] },
  {
    id: 'persona',
    header: t.persona,
    width: 'name',
    cell: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
  },
]

interface CargasCardProps {
  readonly onVer: (carga: number) => void
}

/** Only the last applied upload of the provincial register of properties (padrón) can be undone. */
export const CargasCard = ({ onVer }: CargasCardProps) => {
  const dispatch = useAppDispatch()
  const [pagina, setPagina] = useState(1)
  const { error, ...source } = useGetCargasQuery({ query: { pagina, porPagina: POR_PAGINA } })
  const [undo, undoing] = useUndoCargaMutation()
  const [porDeshacer, setPorDeshacer] = useState<Carga>()
  const [failure, setFailure] = useState<Failure>()
  const onUndo = async ({ id }: Carga) => {
    const { data, error: problem } = await undo({ params: { id } })
    setPorDeshacer(undefined)
    setFailure(failureOf(problem))
    if (!data) return
    onVer(id)
    dispatch(trabajoSeguido({ id: data.id, nuevo: true }))
  }
  const acciones: Column<Carga> = {
    id: 'acciones',
    header: comunes.acciones,
    cell: (carga) => (
      <div className="actions">
        <Button
          variant="ghost"
          aria-label={interpolar(padron.ver, { n: carga.id })}
          onClick={() => onVer(carga.id)}
        >
          Ver
        </Button>
        {carga.estado === 'aplicada' && (
          <Button
            variant="ghost"
            aria-label={`${padron.deshacer} ${carga.id}`}
            onClick={() => setPorDeshacer(carga)}
          >
            {padron.deshacer}
          </Button>
        )}
      </div>
    ),
  }
  return (
    <Card title={padron.cargas}>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      <List
        caption={padron.cargas}
        columns={[...COLUMNS, acciones]}
        rowKey={({ id }) => id}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        flows
        empty={<p>{padron.sinCargas}</p>}
      />
      {porDeshacer && (
        <ConfirmDialog
          title={padron.deshacer}
          confirmLabel={padron.deshacer}
          destructive
          busy={undoing.isLoading}
          onConfirm={() => void onUndo(porDeshacer)}
          onCancel={() => setPorDeshacer(undefined)}
        >
          <p>{interpolar(padron.confirmarDeshacer, { n: porDeshacer.id })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
