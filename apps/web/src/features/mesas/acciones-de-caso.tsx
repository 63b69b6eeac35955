import { interpolar, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { enlaceDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { enlaceDeGestion } from '../../panels/casos/enlace-de-gestion.ts'
import type { CasoDeMesa } from '../../panels/mesas/mesas-api.ts'
import type { ListaDeOrigen } from '../../panels/pagina-de-caso/origen.ts'
import { Icon } from '../../ui/icon.tsx'

const { irAGestion, irAGestionDe } = textos.gestion
const { irHistorico, irHistoricoDe } = textos.mesasPantalla

interface AccionesDeCasoProps {
  readonly caso: CasoDeMesa
  readonly mesa: Mesa
  readonly grupo: number
  readonly origen: ListaDeOrigen | undefined
}

export const AccionesDeCaso = ({ caso, mesa, grupo, origen }: AccionesDeCasoProps) => {
  const { tipo, imponible, recurso } = caso
  const nombre = { imponible: `${imponible} ${recurso}`, caso: `${imponible} ${recurso}` }
  return (
    <div className="actions">
      <Link
        className="btn btn-ghost btn-icon"
        to={enlaceDeCaso(caso)}
        state={{ origen }}
        aria-label={interpolar(irAGestionDe, nombre)}
        title={irAGestion}
      >
        <Icon name={mesa} />
      </Link>
      {mesa === 'extrajudicial' && (
        <Link
          className="btn btn-ghost btn-icon"
          to={enlaceDeGestion({
            ...{ grupo, tipo, imponible, recurso },
            ...{ historico: true, extrajudicial: true },
          })}
          aria-label={interpolar(irHistoricoDe, nombre)}
          title={irHistorico}
        >
          <Icon name="reloj" />
        </Link>
      )}
    </div>
  )
}
