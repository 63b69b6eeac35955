import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
}

/**
 * Catches the error of a screen that breaks, or whose code cannot be loaded after a new release. The page around the
 * screen keeps working.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="not-found" role="alert">
        <h1>Esta página no se pudo mostrar</h1>
        <p>
          Puede que haya una versión nueva o que se haya cortado la conexión. Vuelva a cargarla.
        </p>
        <Button variant="primary" icon="reintentar" onClick={() => window.location.reload()}>
          Volver a cargar
        </Button>
      </div>
    )
  }
}
