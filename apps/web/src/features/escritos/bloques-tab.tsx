import { interpolar, marcaDeBloque, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type BloqueDeTexto, useListBloquesQuery, useSaveBloqueMutation } from './plantillas-api.ts'

const t = textos.escritosJudiciales.pantalla

interface BloqueDialogProps {
  readonly bloque: BloqueDeTexto | undefined
  readonly onClose: () => void
}

const BloqueDialog = ({ bloque, onClose }: BloqueDialogProps) => {
  const [nombre, setNombre] = useState(bloque?.nombre ?? '')
  const [texto, setTexto] = useState(bloque?.texto ?? '')
  const [failure, setFailure] = useState<Failure>()
  const [save, { isLoading }] = useSaveBloqueMutation()
  const dispatch = useDispatch()
  const submit = async () => {
    if (isLoading) return
    const body = { nombre: nombre.trim(), texto, version: bloque?.version ?? '' }
    const { data, error } = await save({ body })
    if (!data) {
      setFailure(failureOf(error))
      return
    }
    dispatch(notified({ kind: 'exito', title: interpolar(t.bloqueGuardado, data) }))
    onClose()
  }
  return (
    <FormDialog
      title={bloque ? interpolar(t.editarBloque, bloque) : t.nuevoBloque}
      size="large"
      busy={isLoading}
      aside={bloque && <HistorialLink entidad="bloque" codigo={bloque.nombre} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.bloqueNombre}
        hint={t.bloqueNombreAyuda}
        value={nombre}
        maxLength={40}
        autoComplete="off"
        readOnly={bloque !== undefined}
        onChange={({ target }) => setNombre(target.value)}
        required
      />
      <TextAreaField
        label={t.columnas.texto}
        value={texto}
        rows={12}
        onChange={({ target }) => setTexto(target.value)}
        required
      />
      {failure && <FailureAlert failure={failure} />}
    </FormDialog>
  )
}

const columnsOf = (edit: (bloque: BloqueDeTexto) => void): readonly Column<BloqueDeTexto>[] => [
  {
    ...{ id: 'campo', header: t.columnas.campo, width: 'code', tarjeta: 'nombre' },
    cell: ({ nombre }) => <code>{`{${marcaDeBloque(nombre)}}`}</code>,
  },
  {
    ...{ id: 'texto', header: t.columnas.texto, width: 'prose', tarjeta: 'principal' },
    cell: ({ texto }) => texto,
  },
  {
    ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones' },
    cell: (bloque) => (
      <Button
        variant="ghost"
        icon="editar"
        aria-label={interpolar(t.editarBloque, bloque)}
        onClick={() => edit(bloque)}
      />
    ),
  },
]

export const BloquesTab = () => {
  const { data, error, refetch } = useListBloquesQuery({})
  const [abierto, setAbierto] = useState<BloqueDeTexto | 'nuevo'>()
  const failure = failureOf(error)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton />
  return (
    <div className="stack">
      <div className="actions">
        <Button variant="primary" icon="agregar" onClick={() => setAbierto('nuevo')}>
          {t.nuevoBloque}
        </Button>
      </div>
      {data.length === 0 ? (
        <p>{t.sinBloques}</p>
      ) : (
        <DataTable
          caption={t.bloques}
          columns={columnsOf(setAbierto)}
          rows={data}
          rowKey={({ nombre }) => nombre}
        />
      )}
      {abierto !== undefined && (
        <BloqueDialog
          bloque={abierto === 'nuevo' ? undefined : abierto}
          onClose={() => setAbierto(undefined)}
        />
      )}
    </div>
  )
}
