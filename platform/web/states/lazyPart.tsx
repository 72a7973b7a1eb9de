/** A part of a page whose file is loaded on demand. When the file can't be loaded the part says so, and the page stays. */
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { ChunkNotLoaded, loadChunk } from '../api/chunk.ts';
import { noResponseError } from '../api/failure.ts';
import { ErrorState } from './ErrorState.tsx';

interface PartBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Other errors than a missing file go on to the page's boundary. */
class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { onRetry, children } = this.props;
    if (error === null) return children;
    if (!((error as unknown) instanceof ChunkNotLoaded)) throw error;
    return (
      <ErrorState
        title="这一部分没有载入"
        error={noResponseError()}
        onRetry={() => {
          onRetry();
          this.setState({ error: null });
        }}
      />
    );
  }
}

/** As React's `lazy`; the page wraps it in `Suspense`. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const open = () => lazy(() => loadChunk(load)) as ComponentType<Props>;
  let current = open();
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => current);
    const retry = () => {
      current = open();
      setLoaded(() => current);
    };
    return (
      <PartBoundary onRetry={retry}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}
