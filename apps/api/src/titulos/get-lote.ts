import type { Handler } from '../platform/http/mount.ts'
import { findLoteDeTitulos } from './lotes-repo.ts'

export const getLote: Handler<'getLote'> = ({ db }, { params }) => findLoteDeTitulos(db, params.id)
