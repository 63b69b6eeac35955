import {
  CAMPOS_DE_ABOGADO,
  interpolar,
  ROL_DE_ABOGADO,
  textos,
  validateAbogado,
} from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { faultsOf } from '../../ui/record/fields.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { orWords } from '../../ui/with-words.ts'
import { useCreateAbogadoMutation, useGetTitulosDeAbogadoQuery } from './abogados-api.ts'
import {
  type Abogado,
  FICHA_VACIA,
  fichaDeValores,
  nombreDe,
  pickBody,
  type TituloProfesional,
} from './ficha.ts'
import { FichaFields } from './ficha-fields.tsx'
import { SaveButton } from './save-button.tsx'
import { useFichaDeAbogado } from './use-ficha.ts'

const abogados = textos.abogados
const falla = abogados.fallaAlCrear

interface Creado {
  readonly abogado: Abogado
  readonly avisos: readonly string[]
}

interface NuevoFormProps {
  readonly titulos: readonly TituloProfesional[]
  readonly onCreated: (creado: Creado) => void
}

const NuevoForm = ({ titulos, onCreated }: NuevoFormProps) => {
  const ids = titulos.map(({ id }) => id)
  const { ficha } = useFichaDeAbogado(undefined, (typed) => {
    const decision = validateAbogado(fichaDeValores(typed), ids)
    return decision.ok ? [] : decision.motivos
  })
  const { form, valores } = ficha
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [create, { isLoading }] = useCreateAbogadoMutation()
  const save = async () => {
    setFailure(undefined)
    const { data, error } = await create({
      body: { ...pickBody(valores, CAMPOS_DE_ABOGADO), tipodni: 1, rol: ROL_DE_ABOGADO },
    })
    setAsking(false)
    const refused = failureOf(error)
    if (data) {
      ficha.forget()
      form.reset(FICHA_VACIA)
      onCreated(data)
    } else if (refused && !ficha.showFieldFaults(refused)) setFailure(refused)
  }
  return (
    <form className="form form-full" noValidate onSubmit={form.handleSubmit(() => setAsking(true))}>
      {ficha.draft && <Alert kind="info" title={textos.formulario.borrador} />}
      {form.formState.submitCount > 0 && (
        <ErrorSummary
          faults={faultsOf(form.formState.errors, CAMPOS_DE_ABOGADO)}
          onGo={(name) => form.setFocus(name as keyof typeof valores)}
        />
      )}
      <FichaFields form={form} titulos={titulos} editables={CAMPOS_DE_ABOGADO} />
      {failure && (
        <FailureAlert
          failure={orWords(failure, falla.texto)}
          title={falla.titulo}
          onClose={() => setFailure(undefined)}
        />
      )}
      <div className="form-actions">
        <SaveButton busy={isLoading} />
        <Button
          disabled={!ficha.dirty}
          onClick={() => {
            form.reset(FICHA_VACIA)
            form.setFocus('apellido')
          }}
        >
          {abogados.vaciar}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={abogados.pestanas.nuevo}
          confirmLabel={abogados.crear}
          busy={isLoading}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        >
          <p>{abogados.confirmarGuardar}</p>
          <p>
            {interpolar(abogados.efectoDelAlta, {
              nombre: nombreDe(valores),
              nrodni: valores.nrodni,
              codexterno: valores.codexterno.toUpperCase(),
            })}
          </p>
        </ConfirmDialog>
      )}
    </form>
  )
}

interface CreadoAlertProps {
  readonly creado: Creado
  readonly onClose: () => void
}

const CreadoAlert = ({ creado: { abogado, avisos }, onClose }: CreadoAlertProps) => {
  const ref = useReveal<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Alert kind="exito" title={abogados.creado.titulo} onClose={onClose}>
        <p>{abogados.creado.texto}</p>
        <p>
          {interpolar(abogados.yaIngresa, {
            nombre: nombreDe(abogado),
            codexterno: abogado.codexterno,
          })}
        </p>
        {avisos.map((aviso) => (
          <p key={aviso}>{aviso}</p>
        ))}
      </Alert>
    </div>
  )
}

export const NuevoTab = () => {
  const { data: titulos, error, refetch } = useGetTitulosDeAbogadoQuery({})
  const [creado, setCreado] = useState<Creado>()
  const failure = failureOf(error)
  return (
    <Card title={abogados.pestanas.nuevo}>
      {creado && <CreadoAlert creado={creado} onClose={() => setCreado(undefined)} />}
      {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
      {!failure && !titulos && <ListSkeleton />}
      {titulos && <NuevoForm titulos={titulos} onCreated={setCreado} />}
    </Card>
  )
}
