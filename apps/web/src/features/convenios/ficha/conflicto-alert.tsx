import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useReveal } from '../../../ui/use-reveal.ts'
import { baseGuardada } from './base.ts'
import type { ListasDeFicha } from './listas.ts'
import { mostrarCampo, mostrarSeleccion, nombreDeCampo } from './mostrar.ts'
import type { Ajeno } from './use-conflicto.ts'
import type { ConvenioEnForm } from './use-convenio.ts'

const { ficha, versionVieja } = textos.convenios
const t = ficha.conflicto

interface ConflictoAlertProps {
  readonly convenio: ConvenioEnForm
  readonly ajeno: Ajeno
  readonly listas: ListasDeFicha
  /** Whose values to keep: one's own or the saved ones. */
  readonly onSettle: (mios: boolean) => void
}

/** Somebody saved first: both values side by side, and whose to keep (D42). */
export const ConflictoAlert = ({ convenio, ajeno, listas, onSettle }: ConflictoAlertProps) => {
  const ref = useReveal<HTMLDivElement>()
  const guardada = baseGuardada(ajeno.guardado)
  const filas = ajeno.campos.map((campo) => ({
    nombre: nombreDeCampo(campo),
    mio: mostrarCampo(campo, convenio.valores, listas),
    suyo: mostrarCampo(campo, guardada.valores, listas),
  }))
  if (ajeno.seleccion)
    filas.push({
      nombre: ficha.secciones.deuda,
      mio: mostrarSeleccion(convenio.seleccion.items),
      suyo: mostrarSeleccion(guardada.seleccion.items),
    })
  return (
    <div ref={ref}>
      <Alert
        kind="aviso"
        title={versionVieja}
        actions={
          <>
            <Button onClick={() => onSettle(true)}>{t.mios}</Button>
            <Button onClick={() => onSettle(false)}>{t.actuales}</Button>
          </>
        }
      >
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{t.campo}</th>
              <th scope="col">{t.suyo}</th>
              <th scope="col">{t.guardado}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ nombre, mio, suyo }) => (
              <tr key={nombre}>
                <th scope="row">{nombre}</th>
                <td>{mio}</td>
                <td>{suyo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Alert>
    </div>
  )
}
