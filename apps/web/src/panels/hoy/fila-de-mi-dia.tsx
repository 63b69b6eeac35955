import { decideNuevaActuacion, interpolar, TIPOS_FIJOS, textos, tipoDeCaso } from '@apremia/core'
import { Link } from 'react-router-dom'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { enlaceDeCaso, enlaceDeReanudacion } from '../casos/enlace-de-caso.ts'
import { enlaceDeGestion } from '../casos/enlace-de-gestion.ts'
import { MarcaDePlazo } from '../casos/marca-de-plazo.tsx'
import type { ListaDeOrigen } from '../pagina-de-caso/origen.ts'
import type { CasoDelDia } from './hoy-api.ts'

const t = textos.hoy.miDia

interface FilaDeMiDiaProps {
  readonly caso: CasoDelDia
  /**
   * Cases that need the same work today as this case. On the page of the case, the person goes through this list to the
   * previous and the next case.
   */
  readonly origen: ListaDeOrigen
  readonly onPaso: () => void
}

const nombreDe = ({ imponible, recurso }: CasoDelDia): string => `${imponible} ${recurso}`

export const FilaDeMiDia = ({ caso, origen, onPaso }: FilaDeMiDiaProps) => {
  const nombre = nombreDe(caso)
  const { contribuyente, telefono, plazo, monto, expediente } = caso
  const conPlazo = plazo.estado !== 'sinPlazo' && plazo.estado !== 'sinEvaluar'
  return (
    <li className="mi-dia-fila">
      <p className="mi-dia-deudor">
        <Link
          to={enlaceDeCaso(caso)}
          state={{ origen }}
          aria-label={interpolar(t.verCaso, { caso: nombre })}
        >
          {nombre}
        </Link>
        <strong>{contribuyente}</strong>
      </p>
      <p>{conPlazo && <MarcaDePlazo {...plazo} />}</p>
      <p>
        <span>{caso.frase}</span>
        <small>
          {[expediente, monto === null ? '' : formatAmount(monto)].filter(Boolean).join(' · ')}
        </small>
      </p>
      <div className="actions mi-dia-pasos">
        {telefono !== '' && (
          <a
            className="btn btn-ghost"
            href={`tel:${telefono.replace(/[^\d+]/g, '')}`}
            aria-label={interpolar(t.llamarA, { nombre: contribuyente, telefono })}
          >
            {t.llamar}
          </a>
        )}
        <Paso caso={caso} onPaso={onPaso} />
      </div>
    </li>
  )
}

/**
 * Button that starts the next step of a case, or link to another screen where the step is done. A payment agreement and
 * the lifting of a precautionary measure are done on other screens.
 */
const Paso = ({ caso, onPaso }: Omit<FilaDeMiDiaProps, 'origen'>) => {
  const principal = usePrincipal()
  const puede = usePuede()
  const paso = caso.paso === 'reanudar' && !puede('escritos.hacer') ? 'verConvenio' : caso.paso
  const texto = t.pasos[paso]
  const name = interpolar(t.pasoDe, { paso: texto, caso: nombreDe(caso) })
  if (paso === 'verConvenio' || paso === 'levantarMedida' || paso === 'reanudar') {
    const { tipo, imponible, recurso } = caso
    const { grupo } = tipoDeCaso(caso.mesa)
    const to =
      paso === 'reanudar'
        ? enlaceDeReanudacion(caso)
        : paso === 'verConvenio'
          ? `/convenios?ver=${caso.convenio}`
          : enlaceDeGestion({ grupo, tipo, imponible, recurso, historico: true })
    return (
      <Link className="btn btn-secondary" to={to} aria-label={name}>
        {texto}
      </Link>
    )
  }
  const elegido = { nombre: nombreDe(caso), legales: [caso.abogado] }
  const puedeHacerlo =
    paso === 'anotarAcuse'
      ? puede('cartas.hacer')
      : decideNuevaActuacion(principal, [elegido], TIPOS_FIJOS.radicacion).ok
  if (!puedeHacerlo) return null
  return (
    <Button onClick={onPaso} aria-label={name}>
      {paso === 'actuar' && <Icon name="agregar" />}
      {texto}
    </Button>
  )
}
