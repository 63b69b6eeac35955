import { interpolar, textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const frases = textos.abogados.jefatura

interface JefaturaConfirmarProps {
  readonly efecto: Data<'simulateNameJefatura'>
  readonly motivo: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
}

export const JefaturaConfirmar = (props: JefaturaConfirmarProps) => {
  const { jefatura, anterior, cierra } = props.efecto
  const nombre = jefatura.nombre_completo
  return (
    <ConfirmDialog
      title={`${frases.accion} a ${nombre}`}
      confirmLabel={frases.accion}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onBack}
    >
      <div className="stack">
        <p>
          {interpolar(frases.toma, { nombre })}
          {cierra !== '' && ` ${interpolar(frases.cierra, { codigo: cierra })}`}
        </p>
        {anterior && (
          <p>
            {interpolar(frases.deja, {
              nombre: anterior.nombre_completo,
              codigo: anterior.codexterno,
            })}
          </p>
        )}
        <p>{interpolar(frases.rige, { motivo: props.motivo })}</p>
      </div>
    </ConfirmDialog>
  )
}
