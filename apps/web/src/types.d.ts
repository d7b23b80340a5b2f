import 'react';

// Invoker commands: buttons that open or close a dialog without a script.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
