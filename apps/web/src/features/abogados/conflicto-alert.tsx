import { type CampoDeAbogado, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { showCampo, type TituloProfesional, type ValoresDeFicha } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes

interface ConflictoAlertProps {
  readonly campos: readonly CampoDeAbogado[]
  readonly mios: ValoresDeFicha
  readonly actuales: ValoresDeFicha
  readonly titulos: readonly TituloProfesional[]
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Somebody saved first: both values side by side, and whose to keep (D42). */
export const ConflictoAlert = (props: ConflictoAlertProps) => {
  const show = (campo: CampoDeAbogado, valores: ValoresDeFicha) =>
    showCampo(campo, valores[campo], props.titulos) || comunes.sinDato
  const ref = useReveal<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Alert
        kind="aviso"
        title={abogados.versionVieja}
        actions={
          <>
            <Button onClick={props.onKeepMine}>{abogados.conflicto.mios}</Button>
            <Button onClick={props.onTakeTheirs}>{abogados.conflicto.actuales}</Button>
          </>
        }
      >
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{abogados.conflicto.campo}</th>
              <th scope="col">{abogados.conflicto.suyo}</th>
              <th scope="col">{abogados.conflicto.guardado}</th>
            </tr>
          </thead>
          <tbody>
            {props.campos.map((campo) => (
              <tr key={campo}>
                <th scope="row">{abogados.campos[campo]}</th>
                <td>{show(campo, props.mios)}</td>
                <td>{show(campo, props.actuales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Alert>
    </div>
  )
}
