import { eligeAbogado, formatCuit, formatDni, interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { EtiquetaDeMarca } from '../../panels/personas/etiqueta-de-marca.tsx'
import { usePrincipal } from '../../session/use-principal.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { ContribuyenteAbierto } from './contribuyente-api.ts'
import { DomicilioElectronico } from './domicilio-electronico.tsx'
import { MarcaDelContribuyente } from './marca-de-contribuyente.tsx'
import { marcaDePersona } from './marca-de-persona.ts'

const t = textos.paginaDeContribuyente
const { sinDato } = textos.comunes

const documentosDe = ({ NRO_CONTRIB, NRO_DOC, CUIT, CUIM }: ContribuyenteAbierto): string =>
  [
    NRO_DOC === '' ? '' : interpolar(t.documentos.dni, { numero: formatDni(NRO_DOC) }),
    CUIT === '' ? '' : interpolar(t.documentos.cuit, { numero: formatCuit(CUIT) }),
    CUIM === '' ? '' : interpolar(t.documentos.cuim, { numero: CUIM }),
    interpolar(t.numero, { numero: NRO_CONTRIB }),
  ]
    .filter((parte) => parte !== '')
    .join(' · ')

interface HechosProps {
  readonly hechos: readonly (readonly [nombre: string, valor: ReactNode])[]
}

const Hechos = ({ hechos }: HechosProps) => (
  <dl className="facts">
    {hechos.map(([nombre, valor]) => (
      <div key={nombre}>
        <dt>{nombre}</dt>
        <dd>{valor}</dd>
      </div>
    ))}
  </dl>
)

/** A lawyer sees the sum of the debt of that lawyer's own cases. Other people see the whole debt of the taxpayer. */
export const CabeceraDeContribuyente = ({
  persona,
}: {
  readonly persona: ContribuyenteAbierto
}) => {
  const { APYNOM, DOMICILIO, TELEFONOS, EMAIL, deuda } = persona
  const { marca, desde, nota } = marcaDePersona(persona)
  const propio = !eligeAbogado(usePrincipal())
  return (
    <header className="card persona-cabecera">
      <div className="persona-quien">
        <h1>{APYNOM}</h1>
        <p>{documentosDe(persona)}</p>
        {marca !== '' && (
          <p>
            <EtiquetaDeMarca marca={marca} desde={desde} nota={nota} />
          </p>
        )}
      </div>
      <div className="persona-deuda">
        <dl>
          <dt>{propio ? t.debeAlAbogado : t.debe}</dt>
          <dd>{formatAmount(deuda?.total ?? '')}</dd>
        </dl>
        {deuda?.liquidadoAl && (
          <p>{interpolar(t.importesAl, { fecha: formatDate(deuda.liquidadoAl) })}</p>
        )}
      </div>
      <Hechos
        hechos={[
          [t.domicilio, DOMICILIO || sinDato],
          [t.telefonos, TELEFONOS || sinDato],
          [t.email, EMAIL || sinDato],
          [
            textos.marcaDeContribuyente.nombre,
            <MarcaDelContribuyente key="marca" persona={persona} />,
          ],
          [t.domicilioElectronico, <DomicilioElectronico key="electronico" persona={persona} />],
        ]}
      />
      <Hechos
        hechos={[
          [t.enGestion, formatAmount(deuda?.enGestion ?? '')],
          [t.fueraDeGestion, formatAmount(deuda?.fueraDeGestion ?? '')],
        ]}
      />
    </header>
  )
}
