import type {ContentItemModel, OperationModel} from 'redoc';

type ResponseModel = OperationModel['responses'][number];

/** The operations among a specification's content items, in page order. */
export function toOperationModels(items: readonly ContentItemModel[]): readonly OperationModel[] {
  return items.flatMap((item) => (isOperation(item) ? [item] : toOperationModels(item.items)));
}

/** Whether a content item is an operation instead of a section or a tag. */
export function isOperation(item: ContentItemModel): item is OperationModel {
  return item.type === 'operation';
}

/** Whether a response reports an error. */
export function isError({type}: ResponseModel): boolean {
  return type === 'error';
}

export function hasErrors({responses}: OperationModel): boolean {
  return responses.some(isError);
}
