import type { BodyOf, Contract } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { FormEvent, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Abogado, nombreDe } from './ficha.ts'

const frases = textos.abogados.jefatura

interface JefaturaFormProps {
  readonly abogado: Abogado
  readonly form: UseFormReturn<BodyOf<Contract['nameJefatura']>>
  /** Name of the present head lawyer, whose lawyer's code is A00. Undefined when no lawyer has that code. */
  readonly actual: string | undefined
  /** False until the list of lawyers is loaded, because the present head lawyer is not known before. */
  readonly ready: boolean
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

export const JefaturaForm = (props: JefaturaFormProps) => {
  const { abogado, form, actual, ready, busy, onSubmit, onClose, children } = props
  const { errors } = form.formState
  return (
    <FormDialog
      title={`${frases.accion} a ${nombreDe(abogado)} (${abogado.codexterno})`}
      saveLabel={frases.verEfecto}
      busy={busy}
      disabled={!ready}
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
