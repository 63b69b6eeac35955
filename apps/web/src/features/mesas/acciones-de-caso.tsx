import { interpolar, type Mesa, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { CasoDeMesa } from '../../panels/mesas/mesas-api.ts'
import { Icon } from '../../ui/icon.tsx'

const { irAGestion, irAGestionDe } = textos.gestion
const { irHistorico, irHistoricoDe } = textos.mesasPantalla

interface AccionesDeCasoProps {
  readonly caso: CasoDeMesa
  readonly mesa: Mesa
  readonly grupo: number
}

export const AccionesDeCaso = ({ caso, mesa, grupo }: AccionesDeCasoProps) => {
  const { tipo, imponible, recurso } = caso
  const nombre = { imponible: `${imponible} ${recurso}`, caso: `${imponible} ${recurso}` }
  const gestion = (mas: Readonly<Record<string, string>> = {}) =>
    `/gestion?${new URLSearchParams({
      grupo: String(grupo),
      tipo: tipo === 'C' ? 'comercios' : 'inmuebles',
      imponible: String(imponible),
      ...(tipo === 'C' ? {} : { recurso }),
      ...mas,
    })}`
  return (
    <div className="actions">
      <Link
        className="btn btn-ghost btn-icon"
        to={gestion()}
        aria-label={interpolar(irAGestionDe, nombre)}
        title={irAGestion}
      >
        <Icon name={mesa} />
      </Link>
      {mesa === 'extrajudicial' && (
        <Link
          className="btn btn-ghost btn-icon"
          to={gestion({ historico: 'true', extrajudicial: 'true' })}
          aria-label={interpolar(irHistoricoDe, nombre)}
          title={irHistorico}
        >
          <Icon name="reloj" />
        </Link>
      )}
    </div>
  )
}
