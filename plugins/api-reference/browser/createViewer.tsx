import {hydrateRoot, type Root} from 'react-dom/client';
import {SpecStore, type OperationModel} from 'redoc';
import {viewerOptions} from '@api-reference/viewer';
import {OperationSchema, type SchemaPart} from './OperationSchema';
import {toOperationModels} from './operationModels';
import {createRedocOptions} from './redocOptions';

/** Makes single operations of one specification interactive. */
export interface Viewer {
  /**
   * Hydrates one part of an operation, whose static HTML is in `element`. Unknown operations stay
   * unchanged.
   */
  hydrate(element: Element, operationId: string, part: SchemaPart): void;
  /** Releases the resources of hydrated operations when the reader leaves the page. */
  dispose(): void;
}

/**
 * A viewer for a fetched specification. Throws Redoc's errors on a document that Redoc can't read.
 */
export function createViewer(specification: object): Viewer {
  const options = createRedocOptions(viewerOptions);
  const {contentItems} = new SpecStore(
    specification as ConstructorParameters<typeof SpecStore>[0],
    undefined,
    options,
  );
  const operations = new Map<string, OperationModel>(
    toOperationModels(contentItems).map((operation) => [
      operation.operationId ?? operation.id,
      operation,
    ]),
  );
  const roots: Root[] = [];
  return {
    hydrate(element, operationId, part) {
      const operation = operations.get(operationId);
      if (operation)
        roots.push(
          hydrateRoot(
            element,
            <OperationSchema operation={operation} part={part} options={options} />,
          ),
        );
    },
    dispose: () => roots.splice(0).forEach((root) => root.unmount()),
  };
}
