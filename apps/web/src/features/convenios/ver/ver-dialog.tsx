import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { failureOf } from '../../../api/failure.ts'
import { enlaceDeReanudacion } from '../../../panels/casos/enlace-de-caso.ts'
import { HistorialLink } from '../../../panels/historial/historial-link.tsx'
import { usePuede } from '../../../session/use-sesion.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { CifrasDelConvenio } from '../cifras.tsx'
import { type Detalle, tieneHonorarios } from '../convenio.ts'
import { type AlPedir, ConvenioBotones } from '../convenio-actions.tsx'
import { useGetConvenioQuery } from '../convenios-api.ts'
import { Datos } from './datos.tsx'
import { DeudaDelConvenio } from './deuda.tsx'
import { LiquidacionGuardada } from './liquidacion.tsx'

const { ver, vista, inactivo } = textos.convenios

interface VerDialogProps extends AlPedir {
  readonly id: number
  readonly onClose: () => void
}

export const VerDialog = ({ id, onClose, ...alPedir }: VerDialogProps) => {
  const { currentData, error, isFetching, refetch } = useGetConvenioQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  )
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <Dialog
      title={ver}
      size="large"
      onClose={onClose}
      footer={
        <>
          {currentData && <HistorialLink entidad="convenio" codigo={String(id)} />}
          {currentData && <ConvenioBotones convenio={currentData} {...alPedir} />}
          <Button onClick={onClose}>{textos.comunes.cerrar}</Button>
        </>
      }
    >
      <div className="stack conv-ver">
        {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
        {currentData ? <Vista convenio={currentData} /> : !failure && <ListSkeleton />}
      </div>
    </Dialog>
  )
}

const Vista = ({ convenio }: { readonly convenio: Detalle }) => {
  const { aviso_caducidad: aviso, cobranza, estado } = convenio
  return (
    <>
      {estado === '0' && (
        <Alert kind="aviso">
          <p>{inactivo}</p>
        </Alert>
      )}
      {aviso && (
        <Alert kind="aviso" title={vista.caducidad.titulo}>
          <p>{interpolar(vista.caducidad.efecto, { texto: aviso.texto })}</p>
          <p>{vista.caducidad.aclaracion}</p>
          <Reanudar convenio={convenio} />
        </Alert>
      )}
      {cobranza === 'sin-datos' && (
        <Alert kind="info" title={vista.sinDatosDeCobro.titulo}>
          <p>{vista.sinDatosDeCobro.texto}</p>
        </Alert>
      )}
      {cobranza === 'no-disponible' && (
        <Alert kind="info">
          <p>{vista.sinCobranza}</p>
        </Alert>
      )}
      <CifrasDelConvenio detalle={convenio} />
      <Datos convenio={convenio} />
      <DeudaDelConvenio convenio={convenio} />
      {tieneHonorarios(convenio) && <LiquidacionGuardada convenio={convenio} />}
    </>
  )
}

const t = textos.escritosJudiciales.deCaso

/** Links to make the court paper that resumes the lawsuit, one for each case of a judicial payment agreement. */
const Reanudar = ({ convenio }: { readonly convenio: Detalle }) => {
  const puede = usePuede()
  const { convenio_convpp: planes, liquidacion, clase } = convenio
  if (!liquidacion.judicial || !puede('escritos.hacer')) return null
  return (
    <p className="actions">
      {planes.map(({ i: imponible, r: recurso }) => (
        <Link
          key={`${imponible} ${recurso}`}
          className="btn btn-secondary"
          to={enlaceDeReanudacion({ tipo: clase === 'comercio' ? 'C' : 'I', imponible, recurso })}
        >
          {interpolar(t.reanudarDe, { caso: `${imponible} ${recurso}` })}
        </Link>
      ))}
    </p>
  )
}
