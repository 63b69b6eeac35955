import { escritosJudiciales } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { useDownload } from '../../ui/use-download.ts'
import type { Hecho } from './use-linea-de-tiempo.ts'

const { clases, deCaso, linea: t } = textos.escritosJudiciales

/** Court paper of the timeline, with the button that downloads it. */
export const EscritoDeLinea = ({
  escrito,
}: {
  readonly escrito: NonNullable<Hecho['escrito']>
}) => {
  const puede = usePuede()
  const { downloading, download } = useDownload(deCaso.fallaDeDescarga)
  const { id, clase, nombre, version, autor } = escrito
  const descargar = interpolar(t.descargar, { nombre })
  return (
    <>
      <span>
        {interpolar(t.que, { clase: clases[clase] })}{' '}
        <span className="actu-quien">{interpolar(t.detalle, { nombre, version, autor })}</span>
      </span>
      {puede('escritos.hacer') && (
        <Button
          variant="ghost"
          icon="descargar"
          aria-label={descargar}
          title={descargar}
          loading={downloading}
          onClick={() =>
            void download(downloadDocument(escritosJudiciales.downloadEscrito, { params: { id } }))
          }
        />
      )}
    </>
  )
}
