import { textos } from '@apremia/core'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { BuscarContribuyentes } from './buscar-contribuyentes.tsx'
import type { PersonaProps } from './persona.tsx'
import { SinNombre } from './sin-nombre.tsx'

/**
 * Content of the page of a taxpayer, in a separate script that loads together with this screen. With an ordinary
 * import, the content would be in the first script, which every screen loads.
 */
const Persona = later(
  async () => (await import('./persona.tsx')).Persona,
  ({ numero }: PersonaProps) => (
    <>
      <SinNombre numero={numero} />
      <ListSkeleton />
    </>
  ),
)
void Persona.load().catch(() => undefined)

const t = textos.paginaDeContribuyente

const readNumero = (escrito = ''): number | undefined =>
  /^[1-9]\d{0,9}$/.test(escrito) ? Number(escrito) : undefined

/**
 * Page of a taxpayer: /contribuyente/123, with `?pagina=2` for the second page of the taxpayer's properties and
 * businesses.
 */
export const ContribuyenteScreen = () => {
  const numero = readNumero(useParams().numero)
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const pagina = readNumero(params.get('pagina') ?? '1') ?? 1
  // `location.key` is 'default' when the browser tab opened directly on this page. There is then no earlier screen to
  // go back to.
  const volver = () => (key === 'default' ? navigate('/contribuyentes') : navigate(-1))
  return (
    <div className="screen persona">
      <div>
        <Button variant="ghost" icon="volver" onClick={volver}>
          {textos.paginaDeCaso.volver}
        </Button>
      </div>
      {numero === undefined ? (
        <>
          <SinNombre numero={numero} />
          <Alert kind="aviso" title={t.sinNumero} />
          <BuscarContribuyentes />
        </>
      ) : (
        <Persona
          key={numero}
          numero={numero}
          pagina={pagina}
          onPagina={(otra, options) => setParams(otra === 1 ? {} : { pagina: `${otra}` }, options)}
        />
      )}
    </div>
  )
}
