import { textos } from '@apremia/core'
import { matchPath, useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import './ayuda.css'

const t = textos.ayuda

type Ruta = keyof typeof t.porRuta

const ayudaDe = (pathname: string): readonly string[] => {
  const rutas = Object.keys(t.porRuta) as Ruta[]
  const ruta = rutas.find((una) => una !== '*' && matchPath(una, pathname.toLowerCase()))
  return t.porRuta[ruta ?? '*']
}

interface AyudaDrawerProps {
  readonly onRecorrido: () => void
  readonly onTeclas: () => void
  readonly onClose: () => void
}

export const AyudaDrawer = ({ onRecorrido, onTeclas, onClose }: AyudaDrawerProps) => {
  const { pathname } = useLocation()
  return (
    <Drawer title={t.titulo} onClose={onClose}>
      <div className="ayuda">
        <section>
          <h3>{t.enEstaPantalla}</h3>
          {ayudaDe(pathname).map((linea) => (
            <p key={linea}>{linea}</p>
          ))}
        </section>
        <section>
          <h3>{t.recorrido}</h3>
          <p>{t.queEsElRecorrido}</p>
          <Button onClick={onRecorrido}>{t.hacerRecorrido}</Button>
        </section>
        <section>
          <h3>{t.teclas}</h3>
          <Button onClick={onTeclas}>{t.verTeclas}</Button>
        </section>
        <section>
          <h3>{t.siAlgoFalla}</h3>
          <p>{t.contacto}</p>
        </section>
      </div>
    </Drawer>
  )
}
