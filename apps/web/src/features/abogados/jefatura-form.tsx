import type { BodyOf, Contract } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Abogado, nombreDe } from './ficha.ts'

const comunes = textos.comunes
const frases = textos.abogados.jefatura

interface JefaturaFormProps {
  readonly abogado: Abogado
  readonly form: UseFormReturn<BodyOf<Contract['nameJefatura']>>
  /** Name of the lawyer who has the code A00, or undefined when nobody was ever named. */
  readonly actual: string | undefined
  /** False while the list of lawyers loads, because until then the present head lawyer is not known. */
  readonly ready: boolean
  readonly busy: boolean
  readonly onSubmit: FormEventHandler
  readonly onClose: () => void
  /** Shown before the fields. */
  readonly children: ReactNode
}

/** Form to name the head lawyer: the person named, the code under which the present head goes on, and the reason. */
export const JefaturaForm = (props: JefaturaFormProps) => {
  const { abogado, form, actual, ready, busy, onSubmit, onClose, children } = props
  const formId = useId()
  const { errors } = form.formState
  return (
    <Dialog
      title={`${frases.accion} a ${nombreDe(abogado)} (${abogado.codexterno})`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={busy} disabled={!ready}>
            {frases.verEfecto}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={onSubmit} noValidate>
        {children}
        {ready && (
          <>
            <p>{actual ? interpolar(frases.actual, { nombre: actual }) : frases.sinActual}</p>
            {actual && (
              <TextField
                {...form.register('codigo_anterior')}
                label={interpolar(frases.codigo, { nombre: actual })}
                hint={frases.ayudaDeCodigo}
                error={errors.codigo_anterior?.message}
                autoComplete="off"
                required
              />
            )}
            <TextField
              {...form.register('motivo')}
              label={frases.motivo}
              hint={frases.ayudaDeMotivo}
              error={errors.motivo?.message}
              autoComplete="off"
              required
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
