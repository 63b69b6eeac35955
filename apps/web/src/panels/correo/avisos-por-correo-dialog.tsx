import { CLASES_DE_AVISO, type ClaseDeAviso, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { withWords } from '../../ui/with-words.ts'
import {
  type AvisosPorCorreo,
  useGetAvisosPorCorreoQuery,
  useSaveAvisosPorCorreoMutation,
} from './correo-api.ts'

const t = textos.avisosPorCorreo

interface AvisosPorCorreoDialogProps {
  readonly onClose: () => void
}

export const AvisosPorCorreoDialog = ({ onClose }: AvisosPorCorreoDialogProps) => {
  // The dialog asks the server every time it opens, because another tab may have changed which e-mails the person
  // receives. It does not ask when the network comes back, because the person would lose the ticks of the open dialog.
  const { currentData, error, isFetching, refetch } = useGetAvisosPorCorreoQuery(
    {},
    { refetchOnMountOrArgChange: true, refetchOnReconnect: false },
  )
  const failure = isFetching ? undefined : failureOf(error)
  if (currentData !== undefined && failure === undefined && !isFetching)
    return <Eleccion guardados={currentData} onClose={onClose} />
  return (
    <Dialog title={t.titulo} size="small" onClose={onClose}>
      {failure ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  )
}

interface EleccionProps extends AvisosPorCorreoDialogProps {
  readonly guardados: AvisosPorCorreo
}

const Eleccion = ({ guardados, onClose }: EleccionProps) => {
  const { disponible, direccion, posibles } = guardados
  const dispatch = useDispatch()
  const [elegidos, setElegidos] = useState<readonly ClaseDeAviso[]>(guardados.elegidos)
  const [save, { isLoading, error }] = useSaveAvisosPorCorreoMutation()
  const failure = failureOf(error)
  const impide = disponible ? (direccion === '' ? t.sinDireccion : undefined) : t.sinServidor
  const choose = (clase: ClaseDeAviso, on: boolean) =>
    setElegidos(on ? [...elegidos, clase] : elegidos.filter((una) => una !== clase))
  const submit = async () => {
    const reply = await save({ body: { clases: [...elegidos] } })
    if (reply.data === undefined) return
    dispatch(notified({ kind: 'exito', title: t.guardados }))
    onClose()
  }
  return (
    <FormDialog title={t.titulo} size="small" busy={isLoading} onSubmit={submit} onClose={onClose}>
      {impide === undefined ? (
        <p>{interpolar(t.intro, { direccion })}</p>
      ) : (
        <Alert kind="aviso" title={impide} />
      )}
      <fieldset className="choice">
        <legend className="sr-only">{t.titulo}</legend>
        {CLASES_DE_AVISO.filter((clase) => posibles.includes(clase)).map((clase) => (
          <label key={clase}>
            <input
              type="checkbox"
              checked={elegidos.includes(clase)}
              onChange={({ target }) => choose(clase, target.checked)}
            />
            {t.clases[clase]}
          </label>
        ))}
      </fieldset>
      {failure && (
        <FailureAlert failure={withWords(failure, t.falla.texto)} title={t.falla.titulo} />
      )}
    </FormDialog>
  )
}
