import type { Handler } from '../platform/http/mount.ts'
import { openEscritoEnPdf } from './open-escrito-en-pdf.ts'

export const printEscrito: Handler<'printEscrito'> = (services, { sesion, params }) =>
  openEscritoEnPdf(services, sesion, params.id)
