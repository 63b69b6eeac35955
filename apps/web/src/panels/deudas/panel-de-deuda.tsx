import { type DeudaCC, lineasDeDeuda } from '@apremia/api-client'
import {
  formatFecha,
  groupDeuda,
  nombreDeRecurso,
  parseFecha,
  sumarImportes,
  textos,
} from '@apremia/core'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { Alert } from '../../ui/alert.tsx'
import { pesos } from '../../ui/pesos.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AccionesDeDeuda } from './acciones-de-deuda.tsx'
import { AvisoDeImportes } from './aviso-de-importes.tsx'
import { Bloque } from './bloque-de-deuda.tsx'
import { useDeudaCCQuery } from './deudas-api.ts'
import { DetalleDePagoUnico } from './pago-unico.tsx'

const deudas = textos.deudas

export interface PanelDeDeudaProps {
  readonly imponible: number
  readonly recurso: string
  /**
   * URL of the payment plans of the property, to which the block of debt without a lawyer links. Undefined for a
   * business.
   */
  readonly plan?: string
}

/**
 * Shows the debt of one property or business for one tax (S1 §2, D21). The three parts are debt assigned to a lawyer,
 * unassigned debt, and debt in payment plans. 'No posee deudas' (no debts) is shown only for a verified empty response,
 * never for a failure (D88).
 */
export const PanelDeDeuda = ({ imponible, recurso, plan }: PanelDeDeudaProps) => {
  const recursos = useRecursos()
  const { data, error, isFetching, refetch } = useDeudaCCQuery({
    query: { imponible: String(imponible), recurso, concepto: '0' },
  })
  const failure = failureOf(error)
  return (
    <div className="debt" aria-busy={isFetching || undefined}>
      <h2 className="debt-title">
        <strong>{recurso}</strong> {nombreDeRecurso(recursos, recurso)}
      </h2>
      {failure && !isFetching ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <>
          {data.aviso !== '' && (
            <Alert kind="aviso" title={deudas.deudaGuardada}>
              <p>{data.aviso}</p>
            </Alert>
          )}
          <Deuda deuda={data} imponible={imponible} recurso={recurso} plan={plan} />
        </>
      )}
    </div>
  )
}

interface DeudaProps extends Pick<PanelDeDeudaProps, 'imponible' | 'recurso'> {
  readonly deuda: DeudaCC
  readonly plan: string | undefined
}

const Deuda = ({ deuda, imponible, recurso, plan }: DeudaProps) => {
  const lineas = lineasDeDeuda(deuda)
  const { enGestion, fueraDeGestion, enPlan } = groupDeuda(lineas)
  const total = sumarImportes(lineas.map((linea) => linea.total))
  const anios = [enGestion, fueraDeGestion, enPlan].flatMap((bloque) => bloque.deudas)
  const mayor = Math.max(1, ...anios.map(({ monto }) => monto ?? 0))
  const liquidadoAl = parseFecha(deuda.liquidadoAl)
  const nombres = deuda.contribuyente.map(({ APYNOM }) => APYNOM).filter((nombre) => nombre !== '')
  const ajenas = deuda.otros && <p className="debt-others">{deudas.deOtroAbogado}</p>
  if (lineas.length === 0) {
    return ajenas || <p className="debt-none">{deudas.sinDeudas}</p>
  }
  return (
    <>
      <div className="debt-head">
        <dl className="debt-facts">
          <div className="debt-total">
            <dt>{deudas.deudaTotal}</dt>
            <dd>{pesos(total)}</dd>
          </div>
          {nombres.length > 0 && (
            <div>
              <dt>{textos.inmuebles.columnas.contribuyente}</dt>
              <dd>{nombres.join('; ')}</dd>
            </div>
          )}
          {deuda.planpago.length > 0 && (
            <div>
              <dt>{deudas.planesDePago}</dt>
              <dd>{deuda.planpago.map(({ NRO_PLAN }) => NRO_PLAN).join(', ')}</dd>
            </div>
          )}
          {liquidadoAl && (
            <div>
              <dt>{deudas.liquidacion}</dt>
              <dd>{formatFecha(liquidadoAl)}</dd>
            </div>
          )}
        </dl>
        <AccionesDeDeuda
          imponible={imponible}
          recurso={recurso}
          enGestion={enGestion.deudas.length > 0}
          fueraDeGestion={fueraDeGestion.deudas.length > 0}
        />
      </div>
      {deuda.importesViejos !== '' && <AvisoDeImportes texto={deuda.importesViejos} />}
      {ajenas}
      <div className="debt-blocks">
        <Bloque
          title={deudas.enGestion}
          bloque={enGestion}
          mayor={mayor}
          tone="gestion"
          {...(deuda.otros ? { vacio: deudas.deOtroAbogado } : {})}
        >
          <DetalleDePagoUnico
            pago={deuda.pagoUnico.enGestion}
            reduccion={deuda.pagoUnico.reduccion}
          />
        </Bloque>
        <Bloque title={deudas.fueraDeGestion} bloque={fueraDeGestion} mayor={mayor} tone="fuera">
          <DetalleDePagoUnico
            pago={deuda.pagoUnico.fueraDeGestion}
            reduccion={deuda.pagoUnico.reduccion}
          />
          {plan !== undefined && (
            <Link className="btn btn-secondary" to={plan}>
              {textos.inmuebles.verPlanDePago}
            </Link>
          )}
        </Bloque>
        {enPlan.deudas.length > 0 && (
          <Bloque title={deudas.enPlanes} bloque={enPlan} mayor={mayor} tone="plan" />
        )}
      </div>
    </>
  )
}
