import { sendParteDe } from '../envios/send-parte-de.ts'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'

export const sendParte: Handler<'sendParte'> = async (
  services,
  { sesion: { dni }, params: { id }, body: { desde, suma }, files },
) =>
  sendParteDe(
    services,
    { dni, destino: 'padron' },
    { id, desde, suma, parte: requireFile(files, 'parte') },
  )
