import type {ContentItemModel, OperationModel} from 'redoc';

/** The operations among the content items of a specification, in the order of the page. */
export function toOperationModels(items: readonly ContentItemModel[]): readonly OperationModel[] {
  return items.flatMap((item) => (isOperation(item) ? [item] : toOperationModels(item.items)));
}

/** Whether a content item is an operation and not a section or a tag. */
export function isOperation(item: ContentItemModel): item is OperationModel {
  return item.type === 'operation';
}
