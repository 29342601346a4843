import type {ContentItemModel} from 'redoc';
import type {ReferenceMenuItem} from '../../../src/model/catalogue/reference';
import {isOperation} from '../browser/operationModels';

/** The menu of a page: sections of the introduction, then tags with their operations. */
export function toMenu(items: readonly ContentItemModel[]): readonly ReferenceMenuItem[] {
  return items.map((item): ReferenceMenuItem => {
    if (isOperation(item))
      return {
        id: item.id,
        label: item.name,
        kind: 'operation',
        method: item.httpVerb.toUpperCase(),
        ...(item.deprecated ? {deprecated: true} : {}),
      };
    const inner = toMenu(item.items);
    return {
      id: item.id,
      label: item.name,
      kind: item.type === 'tag' ? 'tag' : 'section',
      ...(inner.length > 0 ? {items: inner} : {}),
    };
  });
}
