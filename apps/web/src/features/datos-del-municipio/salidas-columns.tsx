import { salidas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import type { InstalacionExportada } from './salidas-api.ts'

const { estados, pantalla: t } = textos.salidas

const LOOKS: Readonly<Record<InstalacionExportada['estado'], Pick<TagProps, 'kind' | 'icon'>>> = {
  'en-curso': { kind: 'neutro', icon: 'reloj' },
  lista: { kind: 'exito', icon: 'exito' },
  fallida: { kind: 'error', icon: 'error' },
  cancelada: { kind: 'neutro', icon: 'cancelar' },
  olvidada: { kind: 'neutro', icon: 'info' },
}

const MEGA = 1_000_000

const formatMegas = (bytes: number): string =>
  interpolar(t.megas, {
    n: (bytes / MEGA).toLocaleString('es-AR', {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    }),
  })

const Descarga = ({ salida: { id, estado } }: { readonly salida: InstalacionExportada }) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  if (estado !== 'lista') return null
  const download = async () => {
    setBusy(true)
    setFailure(await dispatch(downloadDocument(calls.downloadSalida, { params: { id } })))
    setBusy(false)
  }
  return (
    <>
      <Button
        icon="descargar"
        aria-label={interpolar(t.descargarUna, { n: id })}
        loading={busy}
        onClick={() => void download()}
      >
        {t.descargar}
      </Button>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}

export const COLUMNAS_DE_SALIDAS: readonly Column<InstalacionExportada>[] = [
  { id: 'numero', header: t.numero, width: 'code', tarjeta: 'nombre', cell: ({ id }) => id },
  {
    ...{ id: 'fecha', header: t.fecha, width: 'code', tarjeta: 'principal' },
    cell: ({ creada, persona }) => (
      <>
        {formatInstant(creada)}
        <small className="cell-detail">
          {persona.apellido}, {persona.nombre}
        </small>
      </>
    ),
  },
  {
    ...{ id: 'estado', header: t.estado, tarjeta: 'estado' },
    cell: ({ estado }) => <Tag {...LOOKS[estado]} text={estados[estado]} />,
  },
  {
    ...{ id: 'filas', header: t.filas, align: 'end' },
    cell: ({ archivos, estado }) =>
      archivos.length === 0 && estado !== 'lista'
        ? textos.comunes.sinDato
        : formatInteger(archivos.reduce((suma, { filas }) => suma + filas, 0)),
  },
  {
    ...{ id: 'documentos', header: t.documentos, align: 'end' },
    cell: ({ documentos, archivos }) =>
      archivos.length === 0 ? textos.comunes.sinDato : formatInteger(documentos),
  },
  {
    ...{ id: 'tamano', header: t.tamano, align: 'end' },
    cell: ({ archivo }) => (archivo ? formatMegas(archivo.tamano) : textos.comunes.sinDato),
  },
  {
    ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones' },
    cell: (salida) => <Descarga salida={salida} />,
  },
]
