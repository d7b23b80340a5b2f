import { incompletePage } from '@wayfare/contracts/words/login-messages';
import { Component, type ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';

interface Props {
  children: ReactNode;
}

/** Where drawing fails, words stand in its place: React would leave nothing on the page. */
export class WhateverFails extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className="wrap notice">
        <Alert>{incompletePage}</Alert>
      </main>
    );
  }
}
