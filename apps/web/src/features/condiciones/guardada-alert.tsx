import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import type { Condicion } from './condiciones-api.ts'

const t = textos.condiciones
const comunes = textos.comunes

/** What somebody else saved meanwhile, to be looked at before saving over it (D42). */
export const GuardadaAlert = ({ condicion }: { readonly condicion: Condicion }) => {
  const ref = useReveal<HTMLDivElement>()
  const valores = [
    [t.columnas.contrato, condicion.contrato],
    [t.columnas.abogado, `${condicion.abogado} (${condicion.codexterno})`],
    [t.columnas.municipio, condicion.municipio || comunes.sinDato],
    [t.columnas.condiciones, condicion.condiciones],
  ] as const
  return (
    <div ref={ref}>
      <Alert kind="aviso" title={t.versionVieja}>
        <table className="conflict">
          <caption className="sr-only">{t.guardados}</caption>
          <tbody>
            {valores.map(([nombre, valor]) => (
              <tr key={nombre}>
                <th scope="row">{nombre}</th>
                <td>{valor}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Alert>
    </div>
  )
}
