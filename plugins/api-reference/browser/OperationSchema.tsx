import type {ReactNode} from 'react';
import {
  OptionsProvider,
  Parameters,
  ResponsesList,
  ThemeProvider,
  type OperationModel,
  type RedocNormalizedOptions,
} from 'redoc';

interface OperationSchemaProps {
  readonly operation: OperationModel;
  readonly options: RedocNormalizedOptions;
}

/**
 * Parameters, request body and responses of one operation, rendered by Redoc. Rendered during the
 * build, and again over the same HTML when a reader uses it.
 */
export function OperationSchema({operation, options}: OperationSchemaProps): ReactNode {
  return (
    <ThemeProvider theme={options.theme}>
      <OptionsProvider value={options}>
        <Parameters parameters={operation.parameters} body={operation.requestBody} />
        <ResponsesList responses={operation.responses} />
      </OptionsProvider>
    </ThemeProvider>
  );
}
