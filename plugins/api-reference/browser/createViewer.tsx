import {hydrateRoot, type Root} from 'react-dom/client';
import {SpecStore, type OperationModel} from 'redoc';
import {viewerOptions} from '@api-reference/viewer';
import {OperationSchema} from './OperationSchema';
import {toOperationModels} from './operationModels';
import {createRedocOptions} from './redocOptions';

/** Brings single operations of one specification to life. */
export interface Viewer {
  /** Takes over the static HTML in `element`; unknown operations stay as they are. */
  hydrate(element: Element, operationId: string): void;
  /** Gives back what the living operations hold, when the reader leaves the page. */
  dispose(): void;
}

/** A viewer for a specification that was fetched. Throws what Redoc throws on a document it cannot read. */
export function createViewer(specification: object): Viewer {
  const options = createRedocOptions(viewerOptions);
  const {contentItems} = new SpecStore(specification as ConstructorParameters<typeof SpecStore>[0], undefined, options);
  const operations = new Map<string, OperationModel>(toOperationModels(contentItems).map((operation) => [operation.operationId ?? operation.id, operation]));
  const roots: Root[] = [];
  return {
    hydrate(element, operationId) {
      const operation = operations.get(operationId);
      if (operation) roots.push(hydrateRoot(element, <OperationSchema operation={operation} options={options} />));
    },
    dispose: () => roots.splice(0).forEach((root) => root.unmount()),
  };
}
