import { actuaciones as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'

export const RechazadasButton = ({ file }: { readonly file: File }) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setBusy(true)
    const files = { file: { data: file, name: file.name } }
    setFailure(
      await dispatch(downloadDocument(calls.getActuacionesRechazadas, { body: {}, files })),
    )
    setBusy(false)
  }
  return (
    <>
      <Button icon="descargar" loading={busy} onClick={() => void download()}>
        {textos.gestion.planilla.rechazadas}
      </Button>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}
