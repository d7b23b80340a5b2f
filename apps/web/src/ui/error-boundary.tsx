import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in its place then; `again` draws it once more. */
  renderFallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** Where drawing fails, something stands in its place: React would leave nothing on the page. */
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
