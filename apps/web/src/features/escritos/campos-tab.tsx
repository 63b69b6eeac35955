import { interpolar, listCamposParaMostrar, textos } from '@apremia/core'
import { useDispatch } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'

const { grupos, pantalla: t } = textos.escritosJudiciales

type Fila = ReturnType<typeof listCamposParaMostrar>[number]

const Copiar = ({ campo }: { readonly campo: string }) => {
  const dispatch = useDispatch()
  if (navigator.clipboard === undefined) return null
  const copy = async () => {
    await navigator.clipboard.writeText(campo)
    dispatch(notified({ kind: 'exito', title: interpolar(t.copiado, { campo }) }))
  }
  return (
    <Button
      variant="ghost"
      aria-label={interpolar(t.copiarDe, { campo })}
      onClick={() => void copy()}
    >
      {t.copiar}
    </Button>
  )
}

const COLUMNS: readonly Column<Fila>[] = [
  {
    ...{ id: 'campo', header: t.columnas.campo, width: 'code', tarjeta: 'nombre' },
    cell: ({ campo }) => <code>{campo}</code>,
  },
  {
    ...{ id: 'que', header: t.columnas.que, width: 'prose', tarjeta: 'principal' },
    cell: ({ que }) => que,
  },
  {
    ...{ id: 'ejemplo', header: t.columnas.ejemplo, width: 'prose' },
    cell: ({ ejemplo }) => ejemplo,
  },
  {
    ...{ id: 'grupo', header: t.columnas.clase, opcional: true },
    cell: ({ grupo }) => grupos[grupo],
  },
  {
    ...{ id: 'copiar', header: textos.comunes.acciones, tarjeta: 'acciones' },
    cell: ({ campo }) => <Copiar campo={campo} />,
  },
]

export const CamposTab = () => (
  <DataTable
    caption={t.campos}
    columns={COLUMNS}
    rows={listCamposParaMostrar()}
    rowKey={({ campo }) => campo}
  />
)
