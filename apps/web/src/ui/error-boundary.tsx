import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in its place then; `again` draws it once more. */
  renderInstead: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** Where drawing fails, something stands in its place: React would leave nothing on the page. */
export class WhateverFails extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderInstead(() => this.setState({ hasFailed: false }));
  }
}
