/**
 * Wraps @docusaurus/theme-classic 3.10.2, MDXComponents (safe): adds the components writers use
 * without import.
 */
import {Law} from '@site/src/features/citations/Law';
import {Sources} from '@site/src/features/citations/Sources';
import {Term} from '@site/src/features/citations/Term';
import {HttpExample} from '@site/src/features/examples/HttpExample';
import {HttpResponse} from '@site/src/features/examples/HttpResponse';
import {Fact} from '@site/src/features/facts/Fact';
import {DataTable} from '@site/src/features/figures/DataTable';
import {DecisionTree} from '@site/src/features/figures/DecisionTree';
import {Sequence} from '@site/src/features/figures/Sequence';
import {StateMachine} from '@site/src/features/figures/StateMachine';
import {HeaderCell} from '@site/src/features/page/HeaderCell';
import {ScrollTable} from '@site/src/features/page/ScrollTable';
import {Receipt} from '@site/src/features/receipt/Receipt';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  DataTable,
  DecisionTree,
  Fact,
  HttpExample,
  HttpResponse,
  Law,
  Receipt,
  Sequence,
  Sources,
  StateMachine,
  Term,
  table: ScrollTable,
  th: HeaderCell,
};
