import type {ComponentProps, ReactNode} from 'react';

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
  readonly autoAddBaseUrl?: boolean;
}

/** A plain link. */
export default function Link({
  to,
  autoAddBaseUrl: _autoAddBaseUrl,
  children,
  ...rest
}: LinkProps): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
