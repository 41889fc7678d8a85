import { Component, type ReactNode } from 'react';
import { ScreenMissing } from './ScreenMissing.tsx';

interface ScreenBoundaryProps {
  /** Called when a screen has failed. It must forget the failure, so that the next attempt starts fresh. */
  onFailed(): void;
  children: ReactNode;
}

/** Catches a failing screen: the shell stays, says so and offers another try. */
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
