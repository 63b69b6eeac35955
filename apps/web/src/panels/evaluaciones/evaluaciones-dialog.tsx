import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { EvaluacionFicha } from './evaluacion-ficha.tsx'
import { type Evaluacion, useGetEvaluacionesByAbogadoQuery } from './evaluaciones-api.ts'
import { HojaButton } from './hoja-button.tsx'
import { ResultadoTag } from './resultado-tag.tsx'

const t = textos.evaluaciones
const POR_PAGINA = 10

const columnas = (onOpen: (id: number) => void): readonly Column<Evaluacion>[] => [
  { id: 'fecha', header: t.detalle.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    id: 'lapso',
    header: t.detalle.lapso,
    width: 'code',
    cell: ({ desde, hasta }) => `${formatDate(desde)} – ${formatDate(hasta)}`,
  },
  {
    id: 'resultado',
    header: t.detalle.resultado,
    cell: ({ resultado }) => <ResultadoTag resultado={resultado} />,
  },
  {
    id: 'juicios',
    header: t.cuentas.total,
    align: 'end',
    cell: ({ cantidadJuicios }) => formatInteger(cantidadJuicios.total),
  },
  {
    id: 'actuaciones',
    header: t.detalle.actuaciones,
    align: 'end',
    cell: ({ actuaciones }) => formatInteger(actuaciones),
  },
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    cell: ({ id }) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="ver"
          aria-label={interpolar(t.acciones.detalle, { id })}
          title={interpolar(t.acciones.detalle, { id })}
          onClick={() => onOpen(id)}
        />
        <HojaButton id={id} />
      </div>
    ),
  },
]

interface EvaluacionesDialogProps {
  readonly codigo: string
  readonly nombre: string
  readonly onClose: () => void
}

export const EvaluacionesDialog = ({ codigo, nombre, onClose }: EvaluacionesDialogProps) => {
  const [pagina, setPagina] = useState(1)
  const [id, setId] = useState<number>()
  const { error, ...source } = useGetEvaluacionesByAbogadoQuery({
    body: { abogado: codigo },
    query: { pagina, porPagina: POR_PAGINA },
  })
  const title = interpolar(t.deAbogado, { nombre, codigo })
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {id === undefined ? (
        <List
          caption={title}
          columns={columnas(setId)}
          rowKey={(una) => una.id}
          source={{ ...source, error: failureOf(error) }}
          lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
          empty={<p>{t.ninguna}</p>}
          flows
        />
      ) : (
        <EvaluacionFicha id={id} onBack={() => setId(undefined)} />
      )}
    </Dialog>
  )
}
