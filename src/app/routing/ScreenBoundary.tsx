import { Component, type ReactNode } from 'react';
import { ScreenMissing } from './ScreenMissing.tsx';

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
    return <ScreenMissing onRetry={() => this.setState({ error: undefined })} />;
  }
}
