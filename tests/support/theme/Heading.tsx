import type {ComponentProps, ReactNode} from 'react';

/** A heading without Docusaurus' link to itself. */
export default function Heading({
  as: Tag,
  ...rest
}: ComponentProps<'h2'> & {readonly as: 'h1' | 'h2' | 'h3'}): ReactNode {
  return <Tag {...rest} />;
}
