import { interpolar, textos } from '@apremia/core'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CabeceraDeContribuyente } from './cabecera-de-contribuyente.tsx'
import './contribuyente.css'
import { useGetPaginaDeContribuyenteQuery } from './contribuyente-api.ts'
import { ImponiblesDeLaPersona } from './imponibles-de-la-persona.tsx'
import { UltimosActos } from './ultimos-actos.tsx'

const t = textos.paginaDeContribuyente

const readNumero = (escrito = ''): number | undefined =>
  /^[1-9]\d{0,9}$/.test(escrito) ? Number(escrito) : undefined

/** Page of a taxpayer: /contribuyente/123, with `?pagina=2` for the next items. */
export const ContribuyenteScreen = () => {
  const numero = readNumero(useParams().numero)
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const pagina = readNumero(params.get('pagina') ?? '1') ?? 1
  // The first page that a tab opens has the key 'default', and no earlier screen to go back to.
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
          <ScreenTitle text={t.sinNombre} />
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

const BuscarContribuyentes = () => (
  <p>
    <Link className="btn btn-secondary" to="/contribuyentes">
      {t.buscar}
    </Link>
  </p>
)

interface PersonaProps {
  readonly numero: number
  readonly pagina: number
  readonly onPagina: (pagina: number, options?: { readonly replace: boolean }) => void
}

const Persona = ({ numero, pagina, onPagina }: PersonaProps) => {
  const { data, currentData, error, isFetching, fulfilledTimeStamp, refetch } =
    useGetPaginaDeContribuyenteQuery({ query: { numero, pagina } })
  const failure = isFetching ? undefined : failureOf(error)
  if (data === undefined || (failure && failure.status !== undefined && failure.status < 500))
    return (
      <>
        <ScreenTitle text={interpolar(t.numero, { numero })} />
        {failure?.status === 404 ? (
          <div className="card">
            <h1>{interpolar(t.numero, { numero })}</h1>
            <p>{t.noExiste}</p>
            <BuscarContribuyentes />
          </div>
        ) : failure ? (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </>
    )
  return (
    <>
      <ScreenTitle text={interpolar(t.titulo, { nombre: data.APYNOM })} />
      <CabeceraDeContribuyente persona={data} />
      <ImponiblesDeLaPersona
        source={{ data, currentData, error: failure, isFetching, fulfilledTimeStamp, refetch }}
        pagina={pagina}
        onPagina={onPagina}
      />
      <UltimosActos persona={data} />
    </>
  )
}
