import { assignEquivalencias, interpolar, isFuenteDe, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/thunk.ts'
import { notified } from '../../../session/notices-slice.ts'
import { usePuede } from '../../../session/use-sesion.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { checkPaquete, TOPE } from '../check-paquete.ts'
import {
  type Borrador,
  type EquivalenciaVista,
  fromGuardada,
  fromPropuesta,
  type PropuestaVista,
} from './borrador.ts'
import { EditorDeEquivalencias } from './editor-de-equivalencias.tsx'
import './equivalencias.css'
import { useDeleteEquivalenciaMutation, useGetEquivalenciasQuery } from './equivalencias-api.ts'
import { EquivalenciasGuardadas } from './equivalencias-guardadas.tsx'
import { useEnvioDeMuestra } from './use-envio-de-muestra.ts'

const t = textos.equivalencias

/**
 * Returns the mappings of column names to edit for each uploaded file: the saved mappings that apply to the file or,
 * when none applies, the mapping that the server proposes.
 */
const draftsOf = (
  propuestas: readonly PropuestaVista[],
  guardadas: readonly EquivalenciaVista[],
): readonly Borrador[] =>
  propuestas.flatMap((propuesta, i) => {
    const asignadas = assignEquivalencias([propuesta.fuente], guardadas)
    // When the saved mappings of an uploaded file contradict each other, all of them are shown. The person can then
    // correct `fuente`, the pattern of the file names to which a mapping applies.
    const suyas = asignadas.ok
      ? (asignadas.valor[0] ?? [])
      : guardadas.filter(({ fuente }) => isFuenteDe(propuesta.fuente, fuente))
    return suyas.length === 0 || propuesta.falla !== ''
      ? [fromPropuesta(propuesta, `p${i}`)]
      : suyas.map((una) =>
          fromGuardada(una, propuesta.titulos, `p${i}-${una.archivo}`, propuesta.fuente),
        )
  })

interface EnEdicion {
  readonly file: File | undefined
  readonly borradores: readonly Borrador[]
}

/**
 * Dialog of the saved mappings of column names. A mapping says how to read a file that the municipality already
 * exports. Uploading a file without a saved mapping starts a new mapping.
 */
export const EquivalenciasDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const puede = usePuede()
  const administra = puede('municipio.equivalencias')
  const dispatch = useAppDispatch()
  const {
    data: guardadas,
    error: problem,
    refetch,
  } = useGetEquivalenciasQuery({}, { refetchOnMountOrArgChange: true })
  const [remove, { isLoading: quitando }] = useDeleteEquivalenciaMutation()
  const [file, setFile] = useState<File>()
  const [pedido, setPedido] = useState(false)
  const [edicion, setEdicion] = useState<EnEdicion>()
  const [porQuitar, setPorQuitar] = useState<EquivalenciaVista>()
  const { propose, enviando, failure, onFailure } = useEnvioDeMuestra()
  const falla = failureOf(problem)
  const problema = checkPaquete(file)
  const look = async () => {
    setPedido(true)
    if (!file || problema !== undefined) return
    const propuestas = await propose(file)
    if (propuestas) setEdicion({ file, borradores: draftsOf(propuestas, guardadas ?? []) })
  }
  const quitar = async ({ archivo }: EquivalenciaVista) => {
    const { error } = await remove({ params: { archivo } })
    setPorQuitar(undefined)
    onFailure(failureOf(error))
    if (!error) dispatch(notified({ kind: 'exito', title: interpolar(t.quitada, { archivo }) }))
  }
  if (edicion)
    return (
      <EditorDeEquivalencias
        {...edicion}
        onGuardadas={() => {
          setEdicion(undefined)
          setFile(undefined)
          setPedido(false)
        }}
        onVolver={() => setEdicion(undefined)}
        onClose={onClose}
      />
    )
  return (
    <>
      <Dialog
        title={t.titulo}
        size="large"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{textos.comunes.cerrar}</Button>
            {administra && (
              <Button variant="primary" loading={enviando} onClick={() => void look()}>
                {t.mirar}
              </Button>
            )}
          </>
        }
      >
        <div className="stack">
          <p>{t.que}</p>
          {failure && <FailureAlert failure={failure} onClose={() => onFailure(undefined)} />}
          {falla && <FailureAlert failure={falla} onRetry={() => void refetch()} />}
          {!guardadas && !falla && <ListSkeleton />}
          {guardadas?.length === 0 && <p>{t.ninguna}</p>}
          {guardadas && guardadas.length > 0 && (
            <EquivalenciasGuardadas
              guardadas={guardadas}
              onEditar={
                administra
                  ? (una) =>
                      setEdicion({
                        file: undefined,
                        borradores: [fromGuardada(una, [], `g-${una.archivo}`)],
                      })
                  : undefined
              }
              onQuitar={setPorQuitar}
            />
          )}
          {administra && (
            <FileField
              label={t.archivoSuyo}
              accept=".zip,.csv,.xlsx"
              value={file}
              onChange={setFile}
              error={file || pedido ? problema : undefined}
              hint={interpolar(t.ayuda, { tope: TOPE })}
              disabled={enviando}
              required
            />
          )}
        </div>
      </Dialog>
      {porQuitar && (
        <ConfirmDialog
          title={interpolar(t.quitar, porQuitar)}
          confirmLabel={t.confirmarQuitar}
          busy={quitando}
          onConfirm={() => void quitar(porQuitar)}
          onCancel={() => setPorQuitar(undefined)}
        >
          <p>{interpolar(t.alQuitar, { fuente: porQuitar.fuente })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
