import { formatDni, formatPesos, textos } from '@apremia/core'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Changes } from '../../../ui/record/changes.tsx'
import { AvisosDeConvenio } from '../avisos-de-convenio.tsx'
import { totalAPagar } from './cuenta.ts'
import type { ListasDeFicha } from './listas.ts'
import { filasDeCambios, mostrarSeleccion } from './mostrar.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

const { ficha, confirmarGuardar, nuevo, ver } = textos.convenios

interface GuardarDialogProps {
  readonly convenio: FormularioDeConvenio
  readonly cuenta: CuentaDeConvenio
  readonly listas: ListasDeFicha
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export const GuardarDialog = (props: GuardarDialogProps) => {
  const { convenio, cuenta, listas } = props
  const { record, valores } = convenio
  const total = totalAPagar(cuenta)
  const datos: readonly (readonly [name: string, value: string])[] = [
    [ficha.firma, [valores.frm_nombre, formatDni(valores.frm_dni)].filter(Boolean).join(' · ')],
    [ficha.barra.planes, mostrarSeleccion(cuenta.conPeriodos)],
    [ficha.barra.total, total === undefined ? textos.comunes.sinDato : formatPesos(total)],
  ]
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
        <dl className="facts facts-dialog">
          {datos.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <AvisosDeConvenio avisos={cuenta.avisos} />
        {record && <Changes rows={filasDeCambios(convenio, listas)} />}
      </div>
    </ConfirmDialog>
  )
}
