import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { Controller, useForm } from 'react-hook-form'
import type { InferType } from 'yup'
import { bodySchema } from '../../api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { LIBROS, libro } from '../../ui/libro.ts'
import { CategoriaField } from './categoria-field.tsx'

const titulos = textos.titulos

const schema = bodySchema(calls.generateXls).shape({ file: libro })

type Values = InferType<typeof schema>

interface ExcelFormProps {
  readonly onSubmit: (values: Values) => Promise<void>
  readonly onRevisar: (values: Values) => Promise<void>
}

export const ExcelForm = ({ onSubmit, onRevisar }: ExcelFormProps) => {
  const form = useForm({ resolver: yupResolver(schema), mode: 'onChange' })
  const { errors, isSubmitting } = form.formState
  const [category, file] = form.watch(['category', 'file'])
  const falta = category === undefined || file === undefined || errors.file !== undefined
  const revisar = async () => {
    if (await form.trigger()) await onRevisar(form.getValues())
  }
  return (
    <form className="form" onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <Controller
        control={form.control}
        name="category"
        render={({ field }) => (
          <CategoriaField
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.category?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <FileField
            label={titulos.archivo}
            accept={LIBROS}
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.file?.message}
            hint="Planilla .xlsx o .xls de hasta 25 MB."
            required
          />
        )}
      />
      <div className="form-actions">
        <Button
          type="submit"
          variant="primary"
          icon="subir"
          loading={isSubmitting}
          disabled={falta}
        >
          {titulos.enviar}
        </Button>
        <Button icon="ver" disabled={falta || isSubmitting} onClick={() => void revisar()}>
          {textos.revisionDeTitulos.accion}
        </Button>
      </div>
    </form>
  )
}
