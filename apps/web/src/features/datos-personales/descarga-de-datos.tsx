import { personas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'

const { pantalla: t } = textos.datosPersonales

export const DescargaDeDatos = ({ id }: { readonly id: number }) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setBusy(true)
    setFailure(await dispatch(downloadDocument(calls.downloadDatosPersonales, { params: { id } })))
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="primary"
        icon="descargar"
        aria-label={interpolar(t.descargarUno, { n: id })}
        loading={busy}
        onClick={() => void download()}
      >
        {t.descargar}
      </Button>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}
