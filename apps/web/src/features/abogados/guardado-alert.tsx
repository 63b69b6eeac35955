import { CAMPOS_DE_ABOGADO, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { withWords } from '../../ui/with-words.ts'
import { useEditAbogadoMutation } from './abogados-api.ts'
import { type Abogado, nombreDe } from './ficha.ts'

const abogados = textos.abogados
const falla = abogados.fallaAlEditar

export interface EdicionDeFicha {
  readonly abogado: Abogado
  /** Values that the changed fields of the lawyer had before the edit. Saving these values again undoes the edit. */
  readonly anterior: object
  readonly avisos: readonly string[]
}

const changesOf = ({ abogado, anterior }: EdicionDeFicha): string => {
  const campos = CAMPOS_DE_ABOGADO.filter((campo) => campo in anterior)
  const nombres = campos.map((campo) => abogados.campos[campo]).join(', ')
  return `${nombreDe(abogado)} (${abogado.codexterno}): ${nombres}.`
}

interface GuardadoAlertProps {
  readonly edicion: EdicionDeFicha
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

const Guardado = ({ edicion, title, text, onClose }: GuardadoAlertProps) => {
  const { abogado, anterior, avisos } = edicion
  const [edit, { isLoading }] = useEditAbogadoMutation()
  const [undone, setUndone] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const undo = async () => {
    setFailure(undefined)
    const { nrodni, version } = abogado
    const { data, error } = await edit({ body: { nrodni, version, ...anterior } })
    if (data) setUndone(true)
    else setFailure(failureOf(error))
  }
  if (failure) {
    return (
      <FailureAlert
        failure={withWords(failure, falla.texto)}
        title={falla.titulo}
        onRetry={failure.code === 'version-vieja' ? undefined : () => void undo()}
        onClose={onClose}
      />
    )
  }
  if (undone) {
    return (
      <Alert
        kind="info"
        title={interpolar(abogados.deshecho, { nombre: nombreDe(abogado) })}
        onClose={onClose}
      />
    )
  }
  return (
    <Alert
      kind="exito"
      title={title}
      onClose={onClose}
      actions={
        <Button icon="deshacer" loading={isLoading} onClick={() => void undo()}>
          {abogados.deshacer}
        </Button>
      }
    >
      <p>{text}</p>
      <p>{changesOf(edicion)}</p>
      {avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
    </Alert>
  )
}

export const GuardadoAlert = (props: GuardadoAlertProps) => {
  const ref = useReveal<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Guardado {...props} />
    </div>
  )
}
