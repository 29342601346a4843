/**
 * Wraps @docusaurus/theme-classic 3.10.2, MDXComponents (safe): adds the components writers use without import.
 */
import {Law} from '@site/src/features/citations/Law';
import {Sources} from '@site/src/features/citations/Sources';
import {Term} from '@site/src/features/citations/Term';
import {Fact} from '@site/src/features/facts/Fact';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, Fact, Law, Term, Sources, table: ScrollTable};
