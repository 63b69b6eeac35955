import { salidas as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Icon } from '../../ui/icon.tsx'

const { muchos: t } = textos.usuarios

export const MuchosDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setBusy(true)
    setFailure(await dispatch(downloadDocument(calls.downloadPersonas, {})))
    setBusy(false)
  }
  return (
    <Dialog
      title={t.titulo}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{textos.comunes.cerrar}</Button>
          <Button icon="descargar" loading={busy} onClick={() => void download()}>
            {t.descargar}
          </Button>
          <Link className="btn btn-primary" to="/datos-del-municipio?nueva=1">
            <Icon name="subir" />
            {t.cargar}
          </Link>
        </>
      }
    >
      <div className="stack">
        {failure && <FailureAlert failure={failure} onRetry={() => void download()} />}
        <p>{t.que}</p>
        <ol>
          {t.pasos.map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </ol>
        <p>{t.abogados}</p>
      </div>
    </Dialog>
  )
}
