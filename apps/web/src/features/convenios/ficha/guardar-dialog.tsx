import { textos } from '@apremia/core'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { ListasDeFicha } from './listas.ts'
import { mostrarCampo, mostrarSeleccion, nombreDeCampo } from './mostrar.ts'
import type { ConvenioEnForm } from './use-convenio.ts'

const { ficha, confirmarGuardar, nuevo, ver } = textos.convenios

interface GuardarDialogProps {
  readonly convenio: ConvenioEnForm
  readonly listas: ListasDeFicha
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before saving; an edition with every change in sight. */
export const GuardarDialog = (props: GuardarDialogProps) => {
  const { convenio, listas } = props
  const { record, base, valores, seleccion, campos, otraSeleccion, elegida } = convenio
  return (
    <ConfirmDialog
      title={record ? `${ver} ${record.convenio}` : nuevo}
      confirmLabel={ficha.guardarCambios}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <div className="stack">
        <p>{confirmarGuardar}</p>
        {record ? (
          <dl className="changes">
            {campos.map((campo) => (
              <Cambio
                key={campo}
                nombre={nombreDeCampo(campo)}
                antes={mostrarCampo(campo, base.valores, listas)}
                ahora={mostrarCampo(campo, valores, listas)}
              />
            ))}
            {otraSeleccion && (
              <Cambio
                nombre={ficha.secciones.deuda}
                antes={mostrarSeleccion(base.seleccion.items)}
                ahora={mostrarSeleccion(seleccion.items)}
              />
            )}
          </dl>
        ) : (
          <p>{mostrarSeleccion(elegida.conPeriodos)}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface CambioProps {
  readonly nombre: string
  readonly antes: string
  readonly ahora: string
}

const Cambio = ({ nombre, antes, ahora }: CambioProps) => (
  <div>
    <dt>{nombre}</dt>
    <dd>
      <del>{antes}</del>
      <span aria-hidden="true"> → </span>
      <ins>{ahora}</ins>
    </dd>
  </div>
)
