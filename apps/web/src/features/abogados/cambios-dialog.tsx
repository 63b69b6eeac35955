import { type CampoDeAbogado, textos } from '@apremia/core'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showCampo, type TituloProfesional, type ValoresDeFicha } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes

interface CambiosDialogProps {
  readonly title: string
  readonly pregunta: string
  readonly confirmLabel: string
  readonly campos: readonly CampoDeAbogado[]
  readonly antes: ValoresDeFicha
  readonly despues: ValoresDeFicha
  readonly titulos: readonly TituloProfesional[]
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks with every change in sight: what each field says now and what it will say. */
export const CambiosDialog = (props: CambiosDialogProps) => {
  const { campos, antes, despues, titulos } = props
  const show = (campo: CampoDeAbogado, valores: ValoresDeFicha) =>
    showCampo(campo, valores[campo], titulos) || comunes.sinDato
  return (
    <ConfirmDialog
      title={props.title}
      confirmLabel={props.confirmLabel}
      busy={props.busy ?? false}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <div className="stack">
        <p>{props.pregunta}</p>
        <dl className="changes">
          {campos.map((campo) => (
            <div key={campo}>
              <dt>{abogados.campos[campo]}</dt>
              <dd>
                <del>{show(campo, antes)}</del>
                <span aria-hidden="true"> → </span>
                <ins>{show(campo, despues)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </ConfirmDialog>
  )
}
