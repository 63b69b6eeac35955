import { padron as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { reviewLibro } from '../../panels/trabajos/send-libro.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { CargaCard } from './carga-card.tsx'
import { CargaForm, type CargaValues } from './carga-form.tsx'
import { useReviewPadronMutation } from './cargas-api.ts'
import { CargasCard } from './cargas-card.tsx'

const { padron, titulos } = textos

/** 'Cargar Registros Inmueble Prov' (S2 §2.13, I4): seen first, applied when the person says so. */
export const RegistrosTab = () => {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const [review] = useReviewPadronMutation()
  const [failure, setFailure] = useState<Failure>()
  const carga = Number(params.get('carga') ?? 0)
  const ver = (id: number) => setParams({ pestana: 'registros', carga: String(id) })

  const onSubmit = async ({ modo, file }: CargaValues) => {
    setFailure(undefined)
    const files = { file: { data: file, name: file.name } }
    const { data, error } = await dispatch(
      reviewLibro(
        file.name,
        () => review({ body: { modo }, files }),
        (result) => failureOf(result.error)?.message,
      ),
    )
    setFailure(failureOf(error))
    if (!data) return
    ver(data.carga)
    dispatch(trabajoSeguido({ id: data.trabajo.id, nuevo: true }))
  }
  const downloadEjemplo = async () =>
    setFailure(await dispatch(downloadDocument(calls.getPadronEjemplo, {})))
  return (
    <div className="stack">
      <Card title={titulos.pestanas.registros}>
        <p className="card-lead">
          El padrón de inmuebles de la Provincia: una fila por inmueble y recurso.
        </p>
        <CargaForm onSubmit={onSubmit}>
          <Button icon="descargar" onClick={() => void downloadEjemplo()}>
            {padron.ejemplo}
          </Button>
        </CargaForm>
        {failure && (
          <FailureAlert
            failure={failure}
            title={titulos.cargaFallida}
            onClose={() => setFailure(undefined)}
          />
        )}
      </Card>
      {Number.isInteger(carga) && carga > 0 && <CargaCard key={carga} id={carga} />}
      <CargasCard onVer={ver} />
    </div>
  )
}
