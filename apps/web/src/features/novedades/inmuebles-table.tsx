import { novedades as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import { AdjuntosList } from '../../panels/documentos/adjuntos-list.tsx'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { InmuebleDialog } from './inmueble-dialog.tsx'
import { columnasDeInmuebles } from './inmuebles-columns.tsx'
import {
  CAMBIAN,
  type InmuebleDeNovedad,
  type Novedad,
  useDeleteDocumentoDeNovedadMutation,
  useDeleteInmuebleDeNovedadMutation,
} from './novedades-api.ts'

const t = textos.novedades

type Quitado =
  | { readonly que: 'inmueble'; readonly id: number; readonly nombre: string }
  | { readonly que: 'documento'; readonly id: number; readonly nombre: string }

interface InmueblesTableProps {
  readonly novedad: Novedad
  readonly editando: boolean
}

/**
 * Table of the properties of a taxpayer. Each property is saved or removed at once, separately from the taxpayer
 * (S2 §2.9).
 */
export const InmueblesTable = ({ novedad, editando }: InmueblesTableProps) => {
  const dispatch = useDispatch()
  const [abierto, setAbierto] = useState<InmuebleDeNovedad | 'nuevo'>()
  const [quitado, setQuitado] = useState<Quitado>()
  const [failure, setFailure] = useState<Failure>()
  const { enviar, progreso } = useEnvio(CAMBIAN)
  const [removeInmueble, borrandoInmueble] = useDeleteInmuebleDeNovedadMutation()
  const [removeDocumento, borrandoDocumento] = useDeleteDocumentoDeNovedadMutation()
  const editado = abierto === 'nuevo' ? undefined : abierto
  const quitar = async ({ que, id }: Quitado) => {
    setFailure(undefined)
    const { error } =
      que === 'inmueble'
        ? await removeInmueble({ params: { inmueble: id } })
        : await removeDocumento({ params: { documento: id } })
    setQuitado(undefined)
    setFailure(failureOf(error))
    if (error === undefined) {
      const title = que === 'inmueble' ? t.seEliminoInmueble : t.seEliminoDocumento
      dispatch(notified({ kind: 'exito', title }))
    }
  }
  return (
    <section className="stack" aria-label={t.inmuebles.titulo}>
      <div className="toolbar">
        <h3>{t.inmuebles.titulo}</h3>
        {editando && (
          <Button icon="agregar" onClick={() => setAbierto('nuevo')}>
            {t.inmuebles.agregar}
          </Button>
        )}
      </div>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {novedad.inmuebles.length === 0 ? (
        <p>{t.inmuebles.ninguno}</p>
      ) : (
        <DataTable
          caption={t.inmuebles.titulo}
          rows={novedad.inmuebles}
          rowKey={({ id }) => id}
          columns={columnasDeInmuebles<InmuebleDeNovedad>({
            documentos: ({ documentos }) => (
              <AdjuntosList
                archivos={documentos}
                entry={calls.getDocumentoDeNovedad}
                inputOf={({ id }) => ({ params: { documento: id } })}
                abre
                onQuitar={
                  editando
                    ? ({ id, nombre }) => setQuitado({ que: 'documento', id, nombre })
                    : undefined
                }
              />
            ),
            ...(editando
              ? {
                  onEditar: setAbierto,
                  onQuitar: ({ id, inmueble, recurso }) =>
                    setQuitado({ que: 'inmueble', id, nombre: `${inmueble} ${recurso}`.trim() }),
                }
              : {}),
          })}
        />
      )}
      {abierto && (
        <InmuebleDialog
          inmueble={editado}
          de={String(novedad.id)}
          progreso={progreso}
          confirma
          onGuardar={async (datos, archivos, version) => {
            const campos = archivos.map((file) => ['documentos', file] as const)
            const respuesta = editado
              ? await enviar(
                  calls.editInmuebleDeNovedad,
                  { body: { inmueble: { ...datos, id: editado.id, version } } },
                  campos,
                )
              : await enviar(
                  calls.createInmuebleDeNovedad,
                  { params: { id: novedad.id }, body: { inmueble: datos } },
                  campos,
                )
            if (!respuesta.ok) return respuesta.failure
            dispatch(notified({ kind: 'exito', title: t.inmuebleEditado }))
            return undefined
          }}
          onClose={() => setAbierto(undefined)}
        />
      )}
      {quitado && (
        <ConfirmDialog
          title={`${quitado.que === 'inmueble' ? t.eliminarInmueble : t.eliminarDocumento} ${quitado.nombre}`}
          confirmLabel={quitado.que === 'inmueble' ? t.eliminarInmueble : t.eliminarDocumento}
          destructive
          busy={borrandoInmueble.isLoading || borrandoDocumento.isLoading}
          onConfirm={() => void quitar(quitado)}
          onCancel={() => setQuitado(undefined)}
        >
          <p>
            {quitado.que === 'inmueble'
              ? t.confirmarEliminarInmueble
              : t.confirmarEliminarDocumento}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
