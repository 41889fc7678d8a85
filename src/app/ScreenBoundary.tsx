import { Component, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/status/ErrorState.tsx';

interface ScreenBoundaryProps {
  /** The failure is shown; what comes next is another try. */
  onFailed(): void;
  children: ReactNode;
}

/** A screen that fails leaves the shell standing, says so, and can be tried again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    console.error('screen failed', error);
    this.props.onFailed();
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorState
        isPage
        title={navigator.onLine ? 'This page could not be shown' : 'Not saved on this phone yet'}
        text={
          navigator.onLine
            ? 'Nothing was lost, and no money was moved by it.'
            : 'This page needs a connection the first time it is opened.'
        }
        onRetry={() => this.setState({ error: undefined })}
      >
        <a href={paths.saved}>What is saved on this phone</a>
        {navigator.onLine && (
          // With a target the browser follows it, not the app: the newest version begins.
          <a href={location.pathname + location.search} target="_self">
            Start Oja again
          </a>
        )}
      </ErrorState>
    );
  }
}
