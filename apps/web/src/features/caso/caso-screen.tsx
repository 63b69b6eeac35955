import { interpolar, textos } from '@apremia/core'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type CasoNombrado, PARTES_DE_CASO } from '../../panels/casos/enlace-de-caso.ts'
import { readOrigen } from '../../panels/pagina-de-caso/origen.ts'
import { PaginaDeCaso } from '../../panels/pagina-de-caso/pagina-de-caso.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'

const t = textos.paginaDeCaso

const readCaso = ({
  clase,
  imponible = '',
  recurso = '',
}: Readonly<Record<string, string | undefined>>): CasoNombrado | undefined =>
  /^(inmueble|comercio)$/i.test(clase ?? '') &&
  /^\d{1,10}$/.test(imponible) &&
  /^[a-z0-9]{1,4}$/i.test(recurso)
    ? {
        tipo: clase?.toLowerCase() === 'comercio' ? 'C' : 'I',
        imponible: Number(imponible),
        recurso: recurso.toUpperCase(),
      }
    : undefined

/** Page of a case: /caso/inmueble/101/RV, with `?ver=deuda` for one of its parts. */
export const CasoScreen = () => {
  const caso = readCaso(useParams())
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const parte = PARTES_DE_CASO.find((una) => una === params.get('ver')) ?? 'detalle'
  const nombre = caso ? `${caso.imponible} ${caso.recurso}` : ''
  const volver = () => (readOrigen(state) ? navigate(-1) : navigate('/home'))
  return (
    <div className="screen">
      <ScreenTitle text={interpolar(t.titulo, { caso: nombre })} />
      {caso ? (
        <PaginaDeCaso caso={caso} parte={parte} nivel="h1" onVolver={volver} />
      ) : (
        <>
          <h1>{interpolar(t.titulo, { caso: nombre })}</h1>
          <Alert kind="aviso" title={t.sinNumero} />
        </>
      )}
    </div>
  )
}
