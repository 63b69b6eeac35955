import { interpolar, textos } from '@apremia/core'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { formatAmount, formatInteger } from '../../ui/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { checkMotivo } from './check-motivo.ts'
import type { RevisionDeTitulos } from './use-generacion.ts'

const titulos = textos.titulos
const filasDeTitulo = textos.filasDeTitulo

interface ConfirmarGenerarProps {
  readonly simulacion: RevisionDeTitulos
  readonly forzar: boolean
  readonly onConfirm: (motivoSalto: string) => void
  readonly onCancel: () => void
}

/**
 * Dialog that confirms the generation of a batch of executive titles. The dialog shows the range of title numbers and
 * asks for a reason when the range skips numbers (D85, ux 14).
 */
export const ConfirmarGenerar = (props: ConfirmarGenerarProps) => {
  const { desde, hasta, cantidad, total, hueco, avisos, filasOmitidas } = props.simulacion
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { motivo: '' } })
  const rango = { inicio: desde, fin: hasta, cantidad: formatInteger(cantidad) }
  return (
    <ConfirmDialog
      title={titulos.generadorDeTitulos}
      confirmLabel={cantidad === 1 ? 'Generar 1 título' : `Generar ${rango.cantidad} títulos`}
      form={formId}
      onCancel={props.onCancel}
    >
      <form
        id={formId}
        className="stack"
        onSubmit={handleSubmit(({ motivo }) => props.onConfirm(motivo))}
        noValidate
      >
        <p>{interpolar(titulos.confirmarGenerar, rango)}</p>
        <p className="range">
          <strong>{interpolar(titulos.rango, rango)}</strong>
          <span>{formatAmount(total)}</span>
        </p>
        <p>Los números quedan tomados para siempre, aunque después se anule algún título.</p>
        {filasOmitidas.length > 0 && (
          <Alert
            kind="aviso"
            title={interpolar(
              filasOmitidas.length === 1 ? titulos.omitir.queda : titulos.omitir.quedan,
              { n: formatInteger(filasOmitidas.length), filas: filasOmitidas.join(', ') },
            )}
          />
        )}
        {avisos.map((aviso) => (
          <Alert key={aviso} kind="aviso" title={aviso} />
        ))}
        {props.forzar && <Alert kind="aviso" title={titulos.forzar.aviso} />}
        {hueco && (
          <>
            <Alert kind="aviso" title={interpolar(titulos.confirmarSalto, hueco)} />
            <TextField
              {...register('motivo', {
                validate: (text) =>
                  checkMotivo(text, interpolar(filasDeTitulo.saltoSinMotivo, hueco)),
              })}
              label={titulos.motivoDelSalto}
              error={formState.errors.motivo?.message}
              required
            />
          </>
        )}
      </form>
    </ConfirmDialog>
  )
}
