import { GRUPO_JUDICIAL, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { enlaceDeGestion } from '../../panels/casos/enlace-de-gestion.ts'
import type { CuentasDeMesa } from '../../panels/mesas/mesas-api.ts'
import { formatInteger } from '../../ui/format.ts'
import type { SolapaConCasos } from './mesa.ts'
import type { CasosDeMesa } from './use-casos.ts'

const { solapas: nombres } = textos.mesas

interface SolapasProps extends Pick<CasosDeMesa, 'solapa' | 'solapas' | 'goToSolapa'> {
  readonly abogado: string
  /** Number of cases of each sub-tab. Undefined until the server answers, because no provisional number is shown. */
  readonly cuentas: CuentasDeMesa['cuentas'] | undefined
}

export const Solapas = (props: SolapasProps) => {
  const { solapa, solapas, goToSolapa, abogado, cuentas } = props
  const historico = { grupo: GRUPO_JUDICIAL, tipo: 'I', historico: true, abogado } as const
  return (
    <nav className="mesa-solapas" aria-label={textos.mesasPantalla.solapas}>
      <ul>
        {solapas.map((una) => (
          <li key={una}>
            {una === 'historico' ? (
              <Link className="mesa-solapa" to={enlaceDeGestion(historico)}>
                {nombres.historico}
              </Link>
            ) : (
              <Solapa
                solapa={una}
                actual={una === solapa}
                cuenta={cuentas?.[una]}
                onClick={() => goToSolapa(una)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SolapaProps {
  readonly solapa: SolapaConCasos
  readonly actual: boolean
  readonly cuenta: number | undefined
  readonly onClick: () => void
}

const Solapa = ({ solapa, actual, cuenta, onClick }: SolapaProps) => (
  <button
    type="button"
    className="mesa-solapa"
    aria-current={actual ? 'true' : undefined}
    onClick={onClick}
  >
    {nombres[solapa]}{' '}
    <span className="mesa-cuenta">{cuenta === undefined ? '…' : formatInteger(cuenta)}</span>
  </button>
)
