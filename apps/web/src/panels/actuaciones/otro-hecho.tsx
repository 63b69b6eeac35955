import { interpolar, textos } from '@apremia/core'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { NumeroDeConvenio } from '../convenios/numero-de-convenio.tsx'
import { CartaDeLinea } from './carta-de-linea.tsx'
import { EscritoDeLinea } from './escrito-de-linea.tsx'
import type { Hecho } from './use-linea-de-tiempo.ts'

const { linea } = textos.actuaciones

export const OtroHecho = ({ hecho }: { readonly hecho: Hecho }) => {
  const { fecha, situacion, convenio, titulo, carta, escrito, saldada } = hecho
  return (
    <p className="actu-cabecera">
      <time dateTime={fecha ?? undefined}>{formatDate(fecha ?? '')}</time>
      {situacion && (
        <span>
          {interpolar(linea.situacion, { situacion: situacion.DETALLE_SITUACION })}{' '}
          <span className="actu-quien">{situacion.abogado}</span>
        </span>
      )}
      {convenio && (
        <span>
          {linea.convenio} <NumeroDeConvenio id={convenio.id} numero={convenio.convenio} />{' '}
          <span className="actu-quien">
            {[convenio.frm_nombre, convenio.codexterno].filter(Boolean).join(' · ')}
            {convenio.vigencia !== null &&
              ` · ${interpolar(linea.convenioAnterior, { vigencia: convenio.vigencia })}`}
            {convenio.estado === '0' && ` · ${textos.convenioEnlazado.eliminado}`}
            {convenio.estado !== '0' && !convenio.confirmado && ` · ${linea.sinConfirmar}`}
          </span>
        </span>
      )}
      {titulo && (
        <span>
          {interpolar(linea.titulo, { n: titulo.NRO_TITULO })}{' '}
          <span className="actu-quien">
            {[formatAmount(titulo.MONTO), titulo.abogado].filter(Boolean).join(' · ')}
            {titulo.ANTERIOR && ` · ${linea.anterior}`}
            {titulo.FIRMADO !== null &&
              ` · ${interpolar(linea.firmado, { dia: formatDate(titulo.FIRMADO) })}`}
            {titulo.ANULADO && ` · ${linea.anulado}`}
          </span>
        </span>
      )}
      {carta && <CartaDeLinea carta={carta} />}
      {escrito && <EscritoDeLinea escrito={escrito} />}
      {saldada && (
        <span>
          {linea.saldada}{' '}
          <span className="actu-quien">
            {interpolar(linea.origenDeSaldada[saldada.origen], {
              sabido: formatDate(saldada.sabido),
            })}
          </span>
        </span>
      )}
    </p>
  )
}
