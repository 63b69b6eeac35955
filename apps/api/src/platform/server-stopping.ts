/** Reason given to a running job (`signal.reason`) when the server stops. The job then has a few seconds to end. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping'
}
