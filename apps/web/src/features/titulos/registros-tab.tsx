import { padron as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { downloadDocument } from '../../api/documents.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { EnvioEnCurso } from '../../panels/envio-por-partes/envio-en-curso.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { CargaCard } from './carga-card.tsx'
import { CargaForm } from './carga-form.tsx'
import { CargasCard } from './cargas-card.tsx'
import { PadronAMedias } from './envio-de-padron.tsx'
import { useEnvioDePadron } from './use-envio-de-padron.ts'

const { padron, titulos } = textos

interface EnviarPadronProps {
  readonly onEmpezada: (carga: number) => void
}

const EnviarPadron = ({ onEmpezada }: EnviarPadronProps) => {
  const dispatch = useAppDispatch()
  const { enviar, detener, avance, failure, onFailure } = useEnvioDePadron(onEmpezada)
  const downloadEjemplo = async () =>
    onFailure(await dispatch(downloadDocument(calls.getPadronEjemplo, {})))
  return (
    <>
      {avance ? <EnvioEnCurso avance={avance} onDetener={detener} /> : <PadronAMedias />}
      <CargaForm onSubmit={enviar}>
        <Button icon="descargar" onClick={() => void downloadEjemplo()}>
          {padron.ejemplo}
        </Button>
      </CargaForm>
      {failure && (
        <FailureAlert
          failure={failure}
          title={titulos.cargaFallida}
          onClose={() => onFailure(undefined)}
        />
      )}
    </>
  )
}

export const RegistrosTab = () => {
  const { data: config } = useGetConfigQuery({})
  const [params, setParams] = useSearchParams()
  const carga = Number(params.get('carga') ?? 0)
  const ver = (id: number) => setParams({ pestana: 'registros', carga: String(id) })
  return (
    <div className="stack">
      <Card title={titulos.pestanas.registros}>
        <p className="card-lead">
          El padrón de inmuebles de la Provincia: una fila por inmueble y recurso.
        </p>
        {config?.servicioMunicipal === 'remoto' ? (
          <Alert kind="info">
            <p>{padron.remoto}</p>
          </Alert>
        ) : (
          <EnviarPadron onEmpezada={ver} />
        )}
      </Card>
      {Number.isInteger(carga) && carga > 0 && <CargaCard key={carga} id={carga} />}
      <CargasCard onVer={ver} />
    </div>
  )
}
