import { type Capacidad, textos } from '@apremia/core'
import { type ReactNode, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { filtrosLimpiados } from '../../session/working-filters-slice.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

interface Tile {
  readonly path: string
  readonly label: string
  readonly tooltip: string
  readonly icon: IconName
  readonly capacidad: Capacidad
}

interface HomeScreenProps {
  readonly entries: readonly Tile[]
  readonly oferta: ReactNode
  readonly hoy: ReactNode
}

/** Opening the home screen clears the filters that the lists remember (D79). */
export const HomeScreen = ({ entries, oferta, hoy }: HomeScreenProps) => {
  const dispatch = useDispatch()
  const puede = usePuede()
  useEffect(() => {
    dispatch(filtrosLimpiados())
  }, [dispatch])
  return (
    <div className="home">
      <ScreenTitle text={textos.rutas['/home']} />
      <div className="home-head">
        <h1>{textos.rutas['/home']}</h1>
        {oferta}
      </div>
      {puede('hoy.ver') && hoy}
      <p>Elija qué quiere hacer.</p>
      <ul className="tiles">
        {entries
          .filter(({ capacidad }) => puede(capacidad))
          .map(({ path, label, tooltip, icon }) => (
            <li key={path}>
              <Tooltip text={tooltip}>
                {(describedBy) => (
                  <Link to={path} className="tile" aria-describedby={describedBy}>
                    <Icon name={icon} />
                    <span>{label}</span>
                  </Link>
                )}
              </Tooltip>
            </li>
          ))}
      </ul>
    </div>
  )
}
