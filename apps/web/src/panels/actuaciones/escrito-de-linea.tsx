import { escritosJudiciales } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { downloadDocument } from '../../api/documents.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { useDownload } from '../../ui/use-download.ts'
import type { Hecho } from './use-linea-de-tiempo.ts'

const { clases, deCaso, linea: t } = textos.escritosJudiciales

type Escrito = NonNullable<Hecho['escrito']>

const FORMATOS = {
  word: {
    icon: 'descargar',
    nombre: t.word,
    texto: t.descargar,
    call: escritosJudiciales.downloadEscrito,
  },
  pdf: { icon: 'pdf', nombre: t.pdf, texto: t.descargarPdf, call: escritosJudiciales.printEscrito },
} as const

interface DescargarProps {
  readonly escrito: Escrito
  readonly formato: keyof typeof FORMATOS
}

const Descargar = ({ escrito: { id, nombre }, formato }: DescargarProps) => {
  const { icon, nombre: escrita, texto, call } = FORMATOS[formato]
  const { downloading, download } = useDownload(deCaso.fallaDeDescarga)
  const descargar = interpolar(texto, { nombre })
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={descargar}
      title={descargar}
      loading={downloading}
      onClick={() => void download(downloadDocument(call, { params: { id } }))}
    >
      {escrita}
    </Button>
  )
}

export const EscritoDeLinea = ({ escrito }: { readonly escrito: Escrito }) => {
  const puede = usePuede()
  const { data: config } = useGetConfigQuery({})
  const { clase, nombre, version, autor } = escrito
  return (
    <>
      <span>
        {interpolar(t.que, { clase: clases[clase] })}{' '}
        <span className="actu-quien">{interpolar(t.detalle, { nombre, version, autor })}</span>
      </span>
      {puede('escritos.hacer') && (
        <>
          <Descargar escrito={escrito} formato="word" />
          {config?.escritosEnPdf && <Descargar escrito={escrito} formato="pdf" />}
        </>
      )}
    </>
  )
}
