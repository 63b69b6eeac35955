/** Reason with which the signal of a running job is aborted when the server stops. The job has a few seconds to end. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}
