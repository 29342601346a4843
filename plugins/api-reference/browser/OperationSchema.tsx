import type {ReactNode} from 'react';
import {
  OptionsProvider,
  Parameters,
  ResponsesList,
  ThemeProvider,
  type OperationModel,
  type RedocNormalizedOptions,
} from 'redoc';
import {isError} from './operationModels';

/** Parameters, request body and successful responses, or the errors. */
export type SchemaPart = 'fields' | 'errors';

interface OperationSchemaProps {
  readonly operation: OperationModel;
  readonly part: SchemaPart;
  readonly options: RedocNormalizedOptions;
}

/**
 * One part of an operation's schema, rendered by Redoc. Rendered during the build, and again over
 * the same HTML when a reader uses it.
 */
export function OperationSchema({operation, part, options}: OperationSchemaProps): ReactNode {
  const {parameters, requestBody, responses} = operation;
  const isShown =
    part === 'errors'
      ? isError
      : (response: OperationModel['responses'][number]) => !isError(response);
  return (
    <ThemeProvider theme={options.theme}>
      <OptionsProvider value={options}>
        {part === 'fields' && <Parameters parameters={parameters} body={requestBody} />}
        <ResponsesList responses={responses.filter(isShown)} />
      </OptionsProvider>
    </ThemeProvider>
  );
}
