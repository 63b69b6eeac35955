export { appendRevision, partesDe, signByHand } from './append-revision.ts'
export { makeSelfSigned, type SelfSigned } from './self-signed.ts'
export { signTitulo } from './sign-titulo.ts'
