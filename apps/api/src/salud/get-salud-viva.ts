import type { Handler } from '../platform/http/mount.ts'

export const getSaludViva: Handler<'getSaludViva'> = async () => ({ estado: 'viva' })
