import { textos } from '@apremia/core'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkMotivo } from './check-motivo.ts'

const { forzar: t, motivoDelSalto } = textos.titulos

interface ForzarFormProps {
  readonly onForzar: (motivo: string) => Promise<void>
}

/**
 * Form that asks for the reason to make an executive title of debt that is in a payment agreement in force. The reason
 * stays in the history (D165).
 */
export const ForzarForm = ({ onForzar }: ForzarFormProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { motivo: '' } })
  return (
    <form
      className="stack"
      onSubmit={handleSubmit(({ motivo }) => onForzar(motivo.trim()))}
      noValidate
    >
      <TextField
        {...register('motivo', { validate: (text) => checkMotivo(text, t.faltaMotivo) })}
        label={motivoDelSalto}
        error={formState.errors.motivo?.message}
        required
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {t.accion}
      </Button>
    </form>
  )
}
