import 'react';

// Invoker commands: a button that opens or closes a dialog with no script at all.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
