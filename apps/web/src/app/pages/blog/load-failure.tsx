import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => (
  <div className="flow">
    <Alert>{blogMessages.failed(error)}</Alert>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
