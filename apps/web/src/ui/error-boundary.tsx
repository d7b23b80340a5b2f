import { Component, type ReactNode } from 'react';

interface Props {
  /** `again` renders the children again. */
  renderFallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ hasFailed: false }));
  }
}
